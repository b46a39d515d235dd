import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { cupContext, resultText, winnerOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { mayHavePlayedBefore, NOT_BEFORE, partsIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { pastRound } from '#lib/assistant/scout/answer/furthest.ts';
import { minutesText } from '#lib/assistant/scout/answer/goal-text.ts';
import { matchesOf, partsFor } from '#lib/assistant/scout/answer/parts.ts';
import { type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { whenOf } from '#lib/assistant/scout/say/person-text.ts';
import { capital, counted, or, positionName, timeBetween, withArticle } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';

/** 'Did Son get past the group?' is about how far his teams got. */
function pastAnswer(query: Query, record: PlayerRecord, tables: ScoutTables): Answer | null {
  const { name, nationality } = record.entry.player;
  const own = partsIn(record, scopeOf(query).years).map(({ squad }) => squad);
  const groups = [{ label: nationality, nations: [nationality] }];
  return pastRound({ ...cupContext({ query, tables, screen: null }), own, groups, name: `${name}’s team` });
}

/** 'Did Maradona lose a final?', 'how many finals did he start?' */
export function roundsAnswer(
  query: Query,
  record: PlayerRecord,
  opponents: readonly NationGroup[],
  tables: ScoutTables,
): Answer {
  const past = pastAnswer(query, record, tables);
  if (past) return past;
  const stages = stagesIn(query);
  const name = record.entry.player.name;
  const others = or.format(opponents.map(({ label }) => withArticle(label)));
  const played = roundsOf(query, record, opponents, tables);
  const wanted = query.cues.has('lost') ? 'lost' : query.cues.has('champion') && 'won';
  const asked = played.filter(({ end }) => !wanted || end === wanted);
  const noun = [...(stages.length > 0 ? [or.format(stages)] : []), 'match'].join(' ');
  const against = others && ` against ${others}`;
  const earlier = mayHavePlayedBefore(record) ? NOT_BEFORE : '';
  const started = asked.filter(({ hasStarted }) => hasStarted).length;
  const no = (wanted ? asked.length : started) > 0 ? 'Yes, ' : 'No, ';
  const yes = query.isWhether ? no : '';
  if (played.length === 0) return lines(`${yes}${name}’s team played no ${noun}${against} ${whenOf(query)}.${earlier}`);
  const lead = query.cues.has('howMany')
    ? `${name} started ${started} of ${counted(asked.length, noun, `${noun}es`)}${against}${wanted ? ` ${wanted} by` : ' of'} his teams at World Cups:`
    : capital(`${yes}the ${noun}es of ${name}’s teams${against} at World Cups:`);
  return lines(`${lead}${earlier}`, ...played.map(({ text }) => `${text}.`));
}

/** The matches of the player's teams, in some rounds or against someone. */
function roundsOf(query: Query, record: PlayerRecord, opponents: readonly NationGroup[], tables: ScoutTables) {
  const group = { label: '', nations: opponents.flatMap(({ nations }) => nations) };
  const conditions = [
    ...query.conditions.filter(({ kind }) => kind === 'stage' || kind === 'cup'),
    ...(opponents.length > 0 ? [{ kind: 'nation', group } as const] : []),
  ];
  const matches = matchesOf(partsFor({ conditions, cues: new Set() }, tables));
  return record.cups.flatMap(({ squad }) =>
    matches
      .filter(({ year, teams }) => year === squad.year && teams.includes(squad.team))
      .map((match) => roundOf(record, match, squad, query.cues.has('born'))),
  );
}

/** A match of the player's team, and his part in it. */
function roundOf({ entry }: PlayerRecord, match: CupMatch, { team, lineups }: Squad, isOfAge: boolean) {
  const lineup = lineups.find(({ date }) => date === match.date);
  const at = lineup?.eleven.findIndex((place) => place.entry === entry) ?? -1;
  const slot = lineup && formationOf(lineup.formation).positions[at];
  const winner = winnerOf(match);
  const lost = winner === null ? 'drawn' : 'lost';
  const end = winner === team ? 'won' : lost;
  const place = slot ? `in the starting eleven, ${positionName(naturalPosition(slot))}` : 'not in the starting eleven';
  const goals = match.scored.filter((goal) => goal.entry === entry && goal.how !== 'own goal');
  const part = [
    end,
    lineup ? place : 'in the squad',
    goals.length > 0 && `scored ${minutesText(goals)}`,
    isOfAge && `${timeBetween(entry.details.born, match.date)} old`,
  ].filter(Boolean);
  return { end, hasStarted: slot !== undefined, text: `${resultText(match, team)} (${part.join(', ')})` };
}
