import { usualPeakYears } from '#lib/players/eleven/peak-years.ts';
import { INDEX_VERSION, type IndexFile } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { ALIASES } from '#scripts/data/aliases.ts';
import { personOf } from '#scripts/data/honours.ts';
import type { Person } from '#scripts/data/people.ts';
import type { KnownClub } from '#scripts/data/reference.ts';
import { splitCell } from '#scripts/data/table.ts';

/** Distinct texts, most frequent first, because small numbers compress best. */
function rankByUse(texts: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([text]) => text);
}

const rowsOf = (texts: readonly string[]) => new Map(texts.map((text, row) => [text, row]));

const byRow = <Value>(values: readonly (Value | undefined)[]): Record<string, Value> =>
  Object.fromEntries(values.flatMap((value, row) => (value === undefined ? [] : [[row, value]])));

export function toIndexFile(players: readonly Person[], knownClubs: ReadonlyMap<string, KnownClub>): IndexFile {
  const nations = rankByUse(players.flatMap(({ nation, state }) => (state === '' ? nation : [nation, state])));
  const clubs = rankByUse(players.flatMap((player) => [...player.clubs, ...splitCell(player.now)]));
  const nationRow = rowsOf(nations);
  const clubRow = rowsOf(clubs);
  const ageIn = (year: number | null, { birthYear }: Person) => (year === null ? 0 : year - birthYear);
  const aliases = players.map((player) => ALIASES.get(personOf(player.name, player.birthYear)));
  return {
    version: INDEX_VERSION,
    nations,
    clubs,
    clubCountries: clubs.map((club) => knownClubs.get(foldText(club))?.country ?? ''),
    names: players.map((player) => player.name),
    born: players.map((player) => player.born),
    nation: players.map((player) => nationRow.get(player.nation) ?? -1),
    states: byRow(players.map(({ nation, state }) => (state === nation ? undefined : nationRow.get(state)))),
    positions: players.map((player) => [player.position, ...player.positions].join(' ')),
    playedFor: players.map((player) => player.clubs.map((club) => clubRow.get(club) ?? -1)),
    number: players.map((player) => player.number ?? 0),
    from: players.map((player) => ageIn(player.from, player)),
    to: players.map((player) => ageIn(player.to, player)),
    gender: players.map((player) => player.gender),
    peak: players.map((player) => player.peak),
    fame: players.map((player) => player.fame),
    now: byRow(players.map((player) => clubRow.get(player.now))),
    shirts: byRow(players.map((player) => player.shirt || undefined)),
    regularAt: byRow(players.map(unusualCups)),
    aliases: byRow(aliases),
  };
}

function unusualCups({ birthYear, regularIn, ...person }: Person): number[] | undefined {
  const usual = usualPeakYears({ ...person, positions: [person.position] });
  const unusual = regularIn.filter((year) => year < usual.from || year > usual.to);
  return unusual.length > 0 ? unusual.map((year) => year - birthYear) : undefined;
}
