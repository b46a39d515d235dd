import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  isTeamOf,
  MOST_MATCHES,
  SINCE,
  scoreText,
  tally,
  tallyOf,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { yearsWon } from '#lib/assistant/scout/answer/figures.ts';
import { bestCups } from '#lib/assistant/scout/answer/furthest.ts';
import { teamsByRecord } from '#lib/assistant/scout/answer/rankings.ts';
import { conditionsOf } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { counted, dateText, list, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { CUPS } from '#lib/assistant/scout/tables.ts';
import { CAPTAINS } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';

type Champion = { match: CupMatch; team: string };

export function championAnswer(context: CupContext): Answer {
  const { query, tables, when, there } = context;
  const finals = tables.matches.filter(({ stage }) => stage === 'final');
  const champions = finals
    .filter(({ year }) => context.isIn(year))
    .map((match): Champion => ({ match, team: winnerOf(match) ?? '' }));
  const final = context.year === null ? undefined : champions[0]?.match;
  const ofYears = conditionsOf(query, 'cup').map(({ years }) => years?.from);
  const [nation, other] = context.groups;
  // 'Was it Italy or Germany that won in 1990?'
  if (other && final) return lines(championText(final));
  if (nation) return nationsTitles(context, champions, final);
  if (final)
    return {
      ...lines(...finals.filter(({ year }) => ofYears.includes(year)).map(championText)),
      about: { team: { name: winnerOf(final) ?? '', year: final.year }, match: final },
    };
  const isOfTeams = (['howMany', 'most', 'teams', 'nation'] as const).some((cue) => query.cues.has(cue));
  if (!isOfTeams && query.order === null)
    return {
      kind: 'tally',
      lead: `World Cup winners ${when}:`,
      rows: champions.map(({ match, team }) => [match.year, team]),
    };
  const won = there.filter(({ isWinner }) => isWinner);
  const count = counted(new Set(won.map(({ nation }) => nation)).size, 'nation', 'nations');
  return tally(
    `${query.cues.has('howMany') ? `${count} won the World Cup` : 'World Cup winners'} ${when}:`,
    won.map(({ nation, year }) => [nation, year] as const),
  );
}

function nationsTitles(
  { tables, groups, isTheirs, name, when }: CupContext,
  champions: readonly Champion[],
  final: CupMatch | undefined,
): Answer {
  if (groups.length > 1)
    return lines(
      ...groups.map((group) => {
        const years = champions.filter(({ match, team }) => isTeamOf(tables, [group])(match.year, team));
        const which = years.length === 0 ? '' : `: ${list.format(years.map(({ match }) => String(match.year)))}`;
        return `${group.label} won ${years.length} of the ${champions.length} World Cups ${when}${which}.`;
      }),
    );
  const won = champions.filter(({ match, team }) => isTheirs(match.year, team)).map(({ match }) => match);
  if (final) return lines(won.length > 0 ? 'Yes.' : `${name} didn’t win it.`, championText(final));
  if (won.length === 0) return lines(`${name} won no World Cup ${when}. I have none before that.`);
  const lead = `${name} won ${won.length} of the ${champions.length} World Cups ${when}. Finals:`;
  return { kind: 'matches', lead, matches: won, total: won.length };
}

function championText(final: CupMatch): string {
  const winner = winnerOf(final) ?? '';
  const [loser] = final.teams.filter((team) => team !== winner);
  const score = scoreText(final, winner).replace(`${winner} `, '').replace(` ${loser}`, '');
  return `${winner} won the ${final.year} World Cup: ${score} against ${withArticle(loser ?? '')} in the final on ${dateText(final.date)}.`;
}

export function teamsAnswer(context: CupContext): Answer {
  const { query, there, squads, groups, year, when } = context;
  const { cues } = query;
  if (conditionsOf(query, 'record').length + conditionsOf(query, 'record', true).length > 0)
    return teamsByRecord(context);
  if (cues.has('best') || (cues.has('whichCup') && !cues.has('absent') && groups.length > 0)) return bestCups(context);
  const counts = conditionsOf(query, 'measure').filter(({ measure }) => measure === 'cups');
  if (counts.length > 0) {
    const names = tallyOf(squads.map(({ nation }) => nation)).flatMap(([name, count]) =>
      counts.every((range) => isWithin(count, range)) ? `${name} (${count})` : [],
    );
    return lines(
      `${counted(names.length, 'team', 'teams')} ${when}${names.length > 0 ? `: ${list.format(names)}` : ''}.`,
    );
  }
  if (groups.length > 0) return lines(...groups.map((one) => participations(one, context)));
  if (cues.has('firstCup') && year !== null) return newcomers(year, context);
  const isNeverWon = conditionsOf(query, 'honour', true).length > 0;
  const winners = new Set(there.filter(({ isWinner }) => isWinner).map(({ nation }) => nation));
  const teams = there.filter(({ nation }) => !isNeverWon || !winners.has(nation)).map(({ team }) => team);
  if (year !== null)
    return lines(`${counted(teams.length, 'team', 'teams')} played at the ${year} World Cup: ${list.format(teams)}.`);
  const aside = ' without winning one of them (I don’t have those before, such as Uruguay’s and England’s)';
  return {
    kind: 'tally',
    lead: `Most World Cups ${when}${isNeverWon ? aside : ''}:`,
    rows: tallyOf(teams).slice(0, MOST_MATCHES),
  };
}

/** 'Which teams were there for the first time?' */
function newcomers(year: number, { tables, there }: CupContext): Answer {
  const before = new Set(tables.squads.filter((squad) => squad.year < year).map(({ nation }) => nation));
  const teams = there.filter(({ nation }) => !before.has(nation)).map(({ team }) => team);
  return lines(
    `At the ${year} World Cup, but at none from ${CUPS.first} on before: ${list.format(teams) || 'nobody'}. I don’t have those before ${CUPS.first}.`,
  );
}

/** 'How many World Cups was Scotland at?' */
function participations(group: NationGroup, { query, tables, there, when, isIn, year }: CupContext): string {
  const { label } = group;
  const isTheirs = isTeamOf(tables, [group]);
  const own = there.filter((squad) => isTheirs(squad.year, squad.team));
  if (group.nations.length > 1 && year !== null && own.length > 0)
    return `From ${label} at the ${year} World Cup: ${list.format(own.map(({ team }) => team))}.`;
  const years = [...new Set(own.map((squad) => squad.year))];
  const cupsText = (all: readonly number[]) =>
    `${counted(all.length, 'World Cup', 'World Cups')} ${when}${all.length > 0 ? `: ${list.format(all.map(String))}` : ''}.`;
  if (query.cues.has('absent') && year === null)
    return `${label} missed ${cupsText(tables.cups.years.filter((one) => isIn(one) && !years.includes(one)))}`;
  const end = (['lastCup', 'firstCup'] as const).find((cue) => query.cues.has(cue));
  if (end && years.length > 0)
    return `${label}’s ${end === 'lastCup' ? 'last' : 'first'} World Cup ${when} was that of ${years.at(end === 'lastCup' ? -1 : 0)}.`;
  const [no, yes] = query.cues.has('ever') ? ['No, ', 'Yes, '] : ['', ''];
  return years.length === 0
    ? `${no}${label} played at no World Cup ${when}.${when === SINCE ? ' I have none before that.' : ''}`
    : `${yes}${label} played at ${cupsText(years)}`;
}

export function captainAnswer({ query, tables, groups }: CupContext): Answer {
  const years = [...new Set(conditionsOf(query, 'cup').flatMap((cup) => (cup.years === null ? [] : [cup.years.from])))];
  // 'Was Shilton captain in 1986?'
  const asked = [...groups.map(({ nations }) => nations), ...query.players.map(({ entry }) => entry.details.nations)];
  const captains = years.map((year) => {
    const winners = tables.squads.find((squad) => squad.year === year && squad.isWinner);
    const captain = tables.records.find((record) => yearsWon(record, { honour: CAPTAINS }).includes(year));
    const isAsked = winners && (asked.length === 0 || asked.some((nations) => nations.includes(winners.nation)));
    return isAsked && captain ? { year, team: winners.team, entry: captain.entry } : { year };
  });
  const said = captains.map(({ year, team, entry }) =>
    entry
      ? `${entry.player.name} was captain of ${team}, who won the ${year} World Cup.`
      : `I know captains only of World Cup winners, so not that one of ${year}.`,
  );
  return { ...lines(...said), about: { player: captains[0]?.entry } };
}
