import { careerText, clubsText, dateText, list, positionsText } from '#lib/assistant/scout/answers/phrases.ts';
import { type Cups, scorersIn } from '#lib/assistant/scout/cups.ts';
import { suitability } from '#lib/assistant/scout/eleven.ts';
import type { Reading } from '#lib/assistant/scout/reading.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Slot } from '#types/team.ts';

const MOST_COMPARED = 4;
/** From this fit, a position is a usual one rather than a stand-in. */
export const USUAL_PLACE = 85;

/** Facts side by side, and who fits the open positions in the team on screen. */
export function comparisonAnswer(reading: Reading, team: ScreenTeam | null, cups: Cups | null): string {
  const entries = reading.players.slice(0, MOST_COMPARED).map(({ entry }) => entry);
  const facts: [string, (entry: IndexedPlayer) => string][] = [
    ['Born', ({ details }) => dateText(details.born)],
    ['Nation', ({ player }) => player.nationality],
    ['Position', positionsText],
    ['Clubs', clubsText],
    ['Career', careerText],
    ['World Cup goals', (entry) => worldCupGoals(entry, cups)],
  ];
  const lines = facts.flatMap(([label, factOf]) => {
    const sides = entries.map((entry) => ({ name: entry.player.name, fact: factOf(entry) }));
    const known = sides.filter(({ fact }) => fact !== '');
    return known.length === 0 ? [] : [`${label}: ${known.map(({ name, fact }) => `${name} – ${fact}`).join('; ')}.`];
  });
  const first = ageText(reading, entries);
  const best = entries.toSorted((a, b) => b.fame - a.fame)[0]?.player.name;
  return [
    ...first,
    ...lines,
    ...(team ? [fitText(entries, team)] : []),
    `The table doesn’t say who is better; ${best} is the better known.`,
  ].join('\n');
}

/** 'Who is older?' */
function ageText({ cues }: Reading, entries: readonly IndexedPlayer[]): string[] {
  if (!cues.has('older') && !cues.has('younger')) return [];
  const byAge = entries.toSorted((a, b) => (a.details.born < b.details.born ? -1 : 1));
  const [word, found] = cues.has('older') ? ['oldest', byAge[0]] : ['youngest', byAge.at(-1)];
  const age = entries.length === 2 ? word.replace('est', 'er') : `the ${word}`;
  return found ? [`${found.player.name} is ${age}.`] : [];
}

function worldCupGoals(entry: IndexedPlayer, cups: Cups | null): string {
  const [scorer] = cups ? scorersIn(cups.places.filter((place) => place.entry === entry)) : [];
  return scorer ? String(scorer.goals) : '';
}

function fitText(entries: readonly IndexedPlayer[], team: ScreenTeam): string {
  const taken = entries.flatMap((entry) => team.players.find((player) => player.entry === entry) ?? []);
  const already = taken.map(({ name, slot }) => `${name} is already in your team, at ${slot}.`);
  const fits = entries
    .filter((entry) => taken.every((player) => player.entry !== entry))
    .map((entry) => {
      const slots = slotsFor(entry, team.open);
      return slots.length > 0
        ? `${entry.player.name} fits your open ${slots.join(', ')}.`
        : `${entry.player.name} fits none of your open positions.`;
    });
  return ['In your team:', ...already, ...(team.open.length > 0 ? fits : ['All eleven positions are taken.'])].join(
    ' ',
  );
}

function slotsFor(entry: IndexedPlayer, slots: readonly Slot[]): Slot[] {
  return slots.filter((slot) => (suitability(entry, slot) ?? 0) >= USUAL_PLACE);
}

export const namesOf = (entries: readonly IndexedPlayer[]) => list.format(entries.map(({ player }) => player.name));
