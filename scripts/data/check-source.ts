import { LAST_YEAR } from '#lib/players/index/career.ts';
import { FIRST_BIRTH_YEAR } from '#lib/players/index/format.ts';
import { playerId } from '#lib/players/index/row.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { COLUMNS, parseSourceLine, type SourcePlayer } from '#scripts/data/source.ts';
import { MAX_TEXT } from '#types/limits.ts';

/** Every career touches the years from here to `LAST_YEAR` (`data/README.md`). */
const FIRST_YEAR = 1975;
const AGE_AT_DEBUT = { least: 13, most: 26 };
const OLDEST_PLAYER = 55;
const MOST_CLUBS = 5;
const MOST_OTHER_POSITIONS = 3;

/** Clubs that differ in an accent alone: Guarani of Brazil, Guaraní of Paraguay. */
const ALIKE_BUT_DIFFERENT = new Set(['guarani']);

type Spelling = (club: string) => readonly string[] | null;

function namesOf(player: SourcePlayer): string[] {
  return [player.name, player.nation, ...player.clubs];
}

function textFaults(line: string, player: SourcePlayer): string[] {
  const faults: string[] = [];
  if (line !== line.normalize('NFC')) faults.push('is not NFC');
  for (const text of namesOf(player)) {
    if (text !== text.trim() || /\s{2}|[^\S ]|[\p{C}|]/u.test(text)) faults.push(`stray characters in '${text}'`);
    if (text.length > MAX_TEXT || foldText(text) === '') faults.push(`no usable name: '${text}'`);
  }
  return faults;
}

function yearFaults({ birthYear, from, to }: SourcePlayer): string[] {
  const faults: string[] = [];
  const born = (year: number) => year - birthYear;
  if (birthYear < FIRST_BIRTH_YEAR || birthYear > LAST_YEAR - AGE_AT_DEBUT.least) faults.push(`born in ${birthYear}`);
  if (from !== null && (born(from) < AGE_AT_DEBUT.least || born(from) > AGE_AT_DEBUT.most)) {
    faults.push(`first season at ${born(from)}`);
  }
  if (from !== null && from > LAST_YEAR) faults.push(`first season in ${from}`);
  if (to !== null && (to < FIRST_YEAR || to > LAST_YEAR)) faults.push(`last season in ${to}`);
  if (to !== null && (to < (from ?? birthYear + AGE_AT_DEBUT.least) || born(to) > OLDEST_PLAYER)) {
    faults.push(`career from ${from ?? '?'} to ${to}`);
  }
  return faults;
}

function listFaults({ position, positions, clubs }: SourcePlayer): string[] {
  const faults: string[] = [];
  const played = [position, ...positions];
  if (new Set(played).size !== played.length) faults.push('a position twice');
  if (positions.length > MOST_OTHER_POSITIONS) faults.push(`${positions.length} other positions`);
  if (new Set(clubs.map(foldText)).size !== clubs.length) faults.push('a club twice');
  if (clubs.length > MOST_CLUBS) faults.push(`${clubs.length} clubs`);
  return faults;
}

function clubFaults(clubs: readonly string[], spellings: Spelling): string[] {
  return clubs.flatMap((club) => {
    const known = spellings(club);
    return known === null || known.includes(club) ? [] : [`'${club}' is spelled ${known.join(' or ')} elsewhere`];
  });
}

/** By nation as it is spelled, then by folded name, then by date of birth. */
function orderOf(player: SourcePlayer, line: string): string {
  return [player.nation, foldText(player.name), line.split('\t')[1]].join('\n');
}

/** Remembers the first line of everything that may stand in the data once, or in one spelling. */
class Register {
  readonly #first = new Map<string, { value: string; line: number }>();

  /** What was noted for the key before, where it differs from `value`. */
  other(key: string, value: string, line: number): { value: string; line: number } | null {
    const known = this.#first.get(key);
    if (!known) this.#first.set(key, { value, line });
    return known && known.value !== value ? known : null;
  }
}

/**
 * Every fault of the player data, each beginning with its line; none for good data. `spellings` tells under which names
 * the reference data knows a club, null where it does not know it.
 */
export function checkSource(table: string, spellings: Spelling): string[] {
  const [header, ...lines] = table.split('\n');
  if (lines.pop() !== '') return ['The last line does not end'];
  if (header !== COLUMNS.join('\t')) return [`1: the columns are not ${COLUMNS.join(', ')}`];

  const faults: string[] = [];
  const ids = new Register();
  const spelled = new Register();
  let before = '';
  for (const [place, line] of lines.entries()) {
    const number = place + 2;
    const note = (fault: string) => faults.push(`${number}: ${fault} (${line.split('\t')[0]})`);
    const parsed = parseSourceLine(line);
    if (!parsed.ok) {
      note(parsed.reason);
      continue;
    }
    const { player } = parsed;
    const own = [textFaults(line, player), yearFaults(player), listFaults(player), clubFaults(player.clubs, spellings)];
    own.flat().forEach(note);

    // An id is name and year of birth, so this finds every player who is there twice, and namesakes of one year.
    const twin = ids.other(playerId(player.name, player.birthYear), String(number), number);
    if (twin) note(`the same name and year of birth as line ${twin.line}`);
    for (const text of [player.nation, ...player.clubs]) {
      const other = spelled.other(foldText(text), text, number);
      if (other && !ALIKE_BUT_DIFFERENT.has(foldText(text)))
        note(`'${text}' is '${other.value}' in line ${other.line}`);
    }
    const order = orderOf(player, line);
    if (order < before) note('not in order');
    before = order;
  }
  return faults;
}
