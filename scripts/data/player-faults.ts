import { LAST_YEAR } from '#lib/players/index/career.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { ALIASES } from '#scripts/data/aliases.ts';
import { HONOURED, personOf } from '#scripts/data/honours.ts';
import { COLUMNS, type PlayerRow, type SourcePlayer, toSourcePlayer } from '#scripts/data/players.ts';
import type { KnownClub } from '#scripts/data/reference.ts';
import { parseTable } from '#scripts/data/table.ts';
import { MAX_TEXT } from '#types/limits.ts';

/** The first World Cup in the data was in 1974. */
const FIRST_YEAR = { general: 1975, squads: 1974 };
const FIRST_BIRTH_YEAR = 1930;
const AGE_AT_DEBUT = { least: 13, most: 26 };
const OLDEST_PLAYER = 55;
const MOST_OTHER_POSITIONS = 3;

/** Clubs that differ only in an accent: Brazil's Guarani and Paraguay's Guaraní. */
const ALIKE_BUT_DIFFERENT = new Set(['guarani']);

type Clubs = ReadonlyMap<string, KnownClub>;

function textFaults(row: PlayerRow, { name, nation, clubs }: SourcePlayer): string[] {
  const faults: string[] = [];
  if (Object.values(row).some((cell) => cell !== cell.normalize('NFC'))) faults.push('is not NFC');
  for (const text of [name, nation, ...clubs]) {
    if (text !== text.trim() || /\s{2}|[^\S ]|[\p{C}|]/u.test(text)) faults.push(`stray characters in '${text}'`);
    if (text.length > MAX_TEXT || foldText(text) === '') faults.push(`no usable name: '${text}'`);
  }
  return faults;
}

function yearFaults({ birthYear, from, to, source }: SourcePlayer): string[] {
  const faults: string[] = [];
  const born = (year: number) => year - birthYear;
  if (birthYear < FIRST_BIRTH_YEAR || birthYear > LAST_YEAR - AGE_AT_DEBUT.least) faults.push(`born in ${birthYear}`);
  if (from !== null && (born(from) < AGE_AT_DEBUT.least || born(from) > AGE_AT_DEBUT.most)) {
    faults.push(`first season at ${born(from)}`);
  }
  if (from !== null && from > LAST_YEAR) faults.push(`first season in ${from}`);
  if (to !== null && (to < FIRST_YEAR[source] || to > LAST_YEAR)) faults.push(`last season in ${to}`);
  if (to !== null && (to < (from ?? birthYear + AGE_AT_DEBUT.least) || born(to) > OLDEST_PLAYER)) {
    faults.push(`career from ${from ?? '?'} to ${to}`);
  }
  return faults;
}

function listFaults({ position, positions, clubs }: SourcePlayer, known: Clubs): string[] {
  const faults: string[] = [];
  const played = [position, ...positions];
  if (new Set(played).size !== played.length) faults.push('a position twice');
  if (positions.length > MOST_OTHER_POSITIONS) faults.push(`${positions.length} other positions`);
  if (new Set(clubs.map(foldText)).size !== clubs.length) faults.push('a club twice');
  for (const club of clubs) {
    const spellings = known.get(foldText(club))?.spellings ?? [club];
    if (!spellings.includes(club)) faults.push(`'${club}' is spelled ${spellings.join(' or ')} elsewhere`);
  }
  return faults;
}

const orderOf = ({ nation, name, born }: PlayerRow) => [nation, foldText(name), born].join('\n');

export function playerFaults(table: string, clubs: Clubs): string[] {
  const faults: string[] = [];
  const lineOfId = new Map<string, number>();
  const spelled = new Map<string, string>();
  let previous = '';
  for (const [at, row] of parseTable(table, COLUMNS).entries()) {
    const note = (fault: string) => faults.push(`${at + 2}: ${fault} (${row.name})`);
    try {
      const player = toSourcePlayer(row);
      [...textFaults(row, player), ...yearFaults(player), ...listFaults(player, clubs)].forEach(note);
      const id = playerId(player.name, player.birthYear);
      if (lineOfId.has(id)) note(`the same name and year of birth as line ${lineOfId.get(id)}`);
      lineOfId.set(id, at + 2);
      for (const text of [player.nation, ...player.clubs, player.now].filter(Boolean)) {
        const folded = foldText(text);
        const other = spelled.get(folded) ?? text;
        if (other !== text && !ALIKE_BUT_DIFFERENT.has(folded)) note(`'${text}' is '${other}' elsewhere`);
        spelled.set(folded, other);
      }
    } catch (error) {
      note(String(error));
    }
    if (orderOf(row) < previous) note('not in order');
    previous = orderOf(row);
  }
  return faults;
}

export function strangers(players: readonly SourcePlayer[]): string[] {
  const known = new Set(players.map(({ name, birthYear }) => personOf(name, birthYear)));
  return [...HONOURED, ...ALIASES.keys()].filter((person) => !known.has(person));
}
