import {
  capital,
  careerText,
  clubsText,
  dateText,
  list,
  positionsText,
  profileOf,
} from '#lib/assistant/scout/answers/phrases.ts';
import { withArticle } from '#lib/assistant/scout/criteria.ts';
import type { Cups } from '#lib/assistant/scout/cups.ts';
import { scorersIn } from '#lib/assistant/scout/cups.ts';
import type { NamedPlayer, Reading } from '#lib/assistant/scout/reading.ts';
import type { Cue } from '#lib/assistant/scout/vocabulary/cues.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

type Fact = (entry: IndexedPlayer) => string;

const name = ({ player }: IndexedPlayer) => player.name;

/** The first one the question asks for is used; if none, the whole profile. */
const FACTS: readonly (readonly [Cue, Fact])[] = [
  ['born', (entry) => `${name(entry)} was born ${bornText(entry)}.`],
  [
    'number',
    (entry) =>
      entry.player.jerseyNumber === null
        ? `The table has no shirt number for ${name(entry)}.`
        : `${name(entry)}’s best-known shirt number is ${entry.player.jerseyNumber}.`,
  ],
  ['position', (entry) => `${name(entry)}: ${positionsText(entry)}.`],
  ['clubs', clubsSentence],
  ['playedFor', clubsSentence],
  ['from', (entry) => `${name(entry)}’s national team is ${withArticle(entry.player.nationality)}.`],
  ['active', careerSentence],
  ['retired', careerSentence],
];

function bornText({ details: { born } }: IndexedPlayer): string {
  return born.includes('-') ? `on ${dateText(born)}` : `in ${born}; the table has only the year`;
}

function clubsSentence(entry: IndexedPlayer): string {
  if (entry.details.clubs.length === 0) return `The table has no club for ${name(entry)}.`;
  return `${name(entry)}’s clubs: ${clubsText(entry)}. The table has up to five for each player.`;
}

function careerSentence(entry: IndexedPlayer): string {
  const career = careerText(entry);
  if (career === '') return `The table has no career years for ${name(entry)}.`;
  const end = entry.details.to === null ? ' The table gives no end, so the career may not be over.' : '';
  return `${name(entry)}’s senior career: ${career}.${end}`;
}

export function answerAboutPlayers(reading: Reading, cups: Cups | null): string {
  const { players, clubs, cues, nations } = reading;
  const entries = players.map(({ entry }) => entry);
  if (clubs.length > 0 && !cues.has('goals')) return entries.map((entry) => playedForAnswer(entry, reading)).join('\n');
  if (cues.has('goals')) return entries.map((entry) => goalsAnswer(entry, reading, cups)).join('\n');
  if (reading.cup !== null && cups)
    return entries.map((entry) => squadAnswer(entry, reading.cup ?? 0, cups)).join('\n');
  if (cues.has('isIt') && nations.length > 0) return entries.map((entry) => nationAnswer(entry, reading)).join('\n');
  const facts = new Set(FACTS.flatMap(([cue, fact]) => (cues.has(cue) ? [fact] : [])));
  if (facts.size > 0) return entries.map((entry) => Array.from(facts, (fact) => fact(entry)).join(' ')).join('\n');
  const profiles = entries.map((entry) => withGoals(profileOf(entry), entry, cups));
  return [...profiles, ...players.map(namesakes).filter(Boolean)].join('\n\n');
}

function withGoals(profile: string, entry: IndexedPlayer, cups: Cups | null): string {
  const [scorer] = cups ? scorersIn(cups.places.filter((place) => place.entry === entry)) : [];
  return scorer ? `${profile} World Cup goals: ${scorer.goals}.` : profile;
}

/** Says if the name is uncertain because of a namesake or a typo. */
function namesakes({ others }: NamedPlayer): string {
  return others.length === 0
    ? ''
    : `The name also fits ${list.format(others.map(({ player }) => `${player.name} (${player.nationality}, born ${player.year})`))}.`;
}

function nationAnswer(entry: IndexedPlayer, { nations }: Reading): string {
  const isOne = nations.some((group) => group.nations.some((nation) => entry.details.nations.includes(nation)));
  return `${isOne ? 'Yes' : 'No'}, ${name(entry)}’s national team is ${withArticle(entry.player.nationality)}.`;
}

function playedForAnswer(entry: IndexedPlayer, { clubs }: Reading): string {
  const played = clubs.filter((group) => group.clubs.some((club) => entry.details.clubs.includes(club)));
  const missing = clubs.filter((group) => !played.includes(group));
  const labels = (groups: Reading['clubs']) => list.format(groups.map(({ label }) => label));
  return [
    played.length > 0 && `Yes, ${name(entry)} played for ${labels(played)}.`,
    missing.length > 0 &&
      `The table doesn’t list ${labels(missing)} for ${name(entry)}; it has up to five clubs for each player, here ${clubsText(entry)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function goalsAnswer(entry: IndexedPlayer, { cup }: Reading, cups: Cups | null): string {
  if (!cups) return 'The table has no goals.';
  const places = cups.places.filter((place) => place.entry === entry && (cup === null || place.year === cup));
  const [scorer] = scorersIn(places);
  const onlyCup = cup ?? (scorer?.years.length === 1 ? scorer.years[0] : null);
  const where = onlyCup ? `the ${onlyCup} World Cup` : 'World Cups from 1974 on';
  if (places.length === 0) return `${name(entry)} wasn’t in any squad at ${where}. The table has no other goals.`;
  if (!scorer)
    return `${name(entry)} didn’t score at ${where} (in the squads of ${list.format(places.map(({ year }) => `${year}`))}).`;
  const each = scorer.years.map((year) => `${goalsIn(places, year)} in ${year}`);
  return `${name(entry)} scored ${scorer.goals} ${scorer.goals === 1 ? 'goal' : 'goals'} at ${where}${each.length > 1 ? `: ${list.format(each)}` : ''}. The table has no other goals.`;
}

const goalsIn = (places: Cups['places'], wanted: number) =>
  places.filter(({ year }) => year === wanted).reduce((sum, { goals }) => sum + goals, 0);

function squadAnswer(entry: IndexedPlayer, cup: number, cups: Cups): string {
  const place = cups.places.find((one) => one.entry === entry && one.year === cup);
  if (!place) return `${name(entry)} wasn’t in any squad at the ${cup} World Cup.`;
  const number = place.number === null ? '' : ` with number ${place.number}`;
  return `${capital(name(entry))} was in ${place.nation}’s squad at the ${cup} World Cup${number}.`;
}
