import { withoutLinks } from '#lib/draft/draft-team.ts';
import type { PlayedCup } from '#lib/match/cup/cup.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { pathOf } from '#lib/match/cup/cup-path.ts';
import { type OwnCup, ownCup, playOwnCup, scorersOf, weakestTeam } from '#lib/match/cup/own-cup.ts';
import { shortStage } from '#lib/match/cup/short-stage.ts';
import { teamCode } from '#lib/match/cup/team-code.ts';
import { playerNumbered } from '#lib/match/lineup.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
import { finalGoals, shootoutGoals, winnerOf } from '#lib/match/score.ts';
import { endLine } from '#lib/match/story.ts';
import { elevenOf, missingSlots } from '#lib/match/strength/team-eleven.ts';
import { playVersus, type Versus } from '#lib/match/versus.ts';
import type { PosterTexts } from '#lib/share/poster/poster.ts';
import type { Team } from '#types/team.ts';

export type Played = Pick<PlayAddress, 'cup' | 'as' | 'choices' | 'isDrafted'>;

/** Computed again from the teams, the cup and the choices, never from an address. Null if they can't have played. */
export function resultTexts(
  tables: CupTables,
  team: Team,
  { cup: year, as, choices, isDrafted }: Played,
  against: Team | null,
): PosterTexts | null {
  if (missingSlots(team).length > 0) return null;
  const eleven = elevenOf(team, tables);
  if (against) {
    if (missingSlots(against).length > 0) return null;
    const elevens = [eleven, elevenOf(against, tables)] as const;
    const [one, other] = isDrafted ? ([withoutLinks(elevens[0]), withoutLinks(elevens[1])] as const) : elevens;
    return versusTexts(playVersus(one, other, choices[0]));
  }
  const cup = year === null ? null : tables.cup(year);
  const own = cup && ownCup(cup, eleven, as ?? weakestTeam(cup), choices);
  return own && cupTexts(own, playOwnCup(own));
}

const goalsText = (count: number) => (count === 1 ? '1 goal' : `${count} goals`);

function cupTexts(own: OwnCup, cup: PlayedCup): PosterTexts {
  const { teams, year } = own.sides.format;
  const path = pathOf(cup, own.own);
  const best = scorersOf(own, cup).find(({ team }) => team === own.own);
  const metal = path.end === 'champion' ? 'gold' : 'silver';
  return {
    title: endLine(path).replace('!', ''),
    subtitle: `World Cup ${year}`,
    trophy: path.end === 'champion' || path.end === 'final' ? { metal, year } : null,
    cells: path.steps.map((step) => ({
      above: shortStage(step),
      main: step.goals.join('–'),
      below: `${teamCode(teams[step.opponent] ?? '')}${step.shootout ? ' · p' : ''}`,
      went: step.result,
    })),
    scorer: best ? `Top scorer ${best.name}, ${goalsText(best.goals)}` : '',
  };
}

function versusTexts({ elevens, strengths, side, score, events }: Versus): PosterTexts {
  const other = side === 0 ? 1 : 0;
  const goals = finalGoals(score);
  const kicks = score.shootout && shootoutGoals(score.shootout);
  const scored = events.filter(({ kind }) => kind === 'goal');
  const went = winnerOf(score) === side ? 'Won' : 'Lost';
  const result = `${goals[side]}–${goals[other]}`;
  const opponent = `against ${elevens[other].name}`;
  return {
    title: kicks ? `${went} on penalties` : `${went} ${result}`,
    subtitle: kicks ? `${result} ${opponent}, ${kicks[side]}–${kicks[other]} on penalties` : opponent,
    trophy: null,
    cells: scored.map((goal, at) => {
      const sofar = scored.slice(0, at + 1);
      const count = (of: number) => sofar.filter((one) => one.side === of).length;
      return {
        above: `${goal.minute}′`,
        main: `${count(side)}–${count(other)}`,
        below: playerNumbered(strengths[goal.side], goal.player)?.shirtName ?? '',
        went: goal.side === side ? 'won' : 'lost',
      };
    }),
    scorer: '',
  };
}
