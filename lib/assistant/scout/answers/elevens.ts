import { namesOf } from '#lib/assistant/scout/answers/comparison.ts';
import { list } from '#lib/assistant/scout/answers/phrases.ts';
import { criteriaText, type Ranked } from '#lib/assistant/scout/criteria.ts';
import { chooseEleven, limitsOf } from '#lib/assistant/scout/eleven.ts';
import { hasFilter, type Reading } from '#lib/assistant/scout/reading.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId } from '#types/team.ts';

const USUAL_FORMATION: FormationId = '4-3-3';
const REQUIRED = 500;

/** `players` match the question, best known first. */
export function elevenAnswer(reading: Reading, players: readonly Ranked[], team: ScreenTeam | null): string {
  const isFilling = reading.cues.has('fill') && team !== null && team.players.length > 0;
  const wanted = isFilling ? team.formation : (reading.formation ?? team?.formation ?? USUAL_FORMATION);
  const kept = isFilling ? team.players : [];
  const namesInTeam = new Set(isFilling ? team.bench : []);
  const free = withRequired(reading, players).filter(({ entry }) => !namesInTeam.has(entry.player.name));
  const { formation, chosen, open } = chooseEleven(wanted, free, limitsOf(reading), kept);
  if (chosen.length === 0) return nobodyAnswer(reading, isFilling, team);

  const lines = formationOf(formation).positions.flatMap((slot) => {
    const keptPlayer = kept.find((place) => place.slot === slot);
    if (keptPlayer) return [`${slot}: ${keptPlayer.name} (kept)`];
    const entry = chosen.find((place) => place.slot === slot)?.entry;
    return entry ? [`${slot}: ${entry.player.name} (${asideOf(entry, reading)})`] : [];
  });
  const title = isFilling
    ? `Your team in ${formation}, completed with ${hasFilter(reading) ? '' : 'the best known '}${criteriaText(reading)}:`
    : `The best known ${criteriaText(reading)}${withNamed(reading)}${atCup(reading)}, in ${formation}:`;
  const unplaced = reading.players.filter(({ entry }) => chosen.every((place) => place.entry !== entry));
  const without = unplaced.length > 0 ? [`There’s no room for ${namesOf(unplaced.map(({ entry }) => entry))}.`] : [];
  const missing = open.length > 0 ? [`The table has nobody left who fits ${list.format(open)}.`] : [];
  return [...notes(reading), title, ...lines, ...without, ...missing].join('\n');
}

/** Players named in the question come first, whatever else it asks for. */
function withRequired({ players: named }: Reading, players: readonly Ranked[]): Ranked[] {
  const required = named.map(({ entry }) => ({ entry, weight: REQUIRED }));
  return [...required, ...players.filter(({ entry }) => named.every((one) => one.entry !== entry))];
}

const withNamed = ({ players }: Reading) =>
  players.length === 0 ? '' : `, with ${namesOf(players.map(({ entry }) => entry))}`;

const atCup = ({ cup }: Reading) => (cup === null ? '' : ` at the ${cup} World Cup`);

function asideOf({ player }: IndexedPlayer, { nations, clubs }: Reading): string {
  const isOneNation = nations.length === 1 && nations[0]?.nations.length === 1;
  const facts = [isOneNation ? '' : player.nationality, clubs.length === 0 ? player.team : '', String(player.year)];
  return facts.filter(Boolean).join(', ');
}

function nobodyAnswer(reading: Reading, isFilling: boolean, team: ScreenTeam | null): string {
  if (isFilling && team?.open.length === 0) return 'Your team has no empty positions.';
  return `The table has no eleven of ${criteriaText(reading)}${atCup(reading)}.`;
}

function notes({ unknownFormation }: Reading): string[] {
  return unknownFormation === null ? [] : [`The app doesn’t have ${unknownFormation}, so here’s another formation.`];
}
