import {
  CLUB_WIDTH,
  digitsOf,
  FIRST_BIRTH_YEAR,
  GENDERS,
  NUMBER_COLUMNS,
  type NumberColumn,
  SEPARATOR,
  writeHeader,
} from '#lib/players/index/format.ts';
import { fameOf } from '#scripts/data/fame.ts';
import type { SourcePlayer } from '#scripts/data/source.ts';
import { POSITIONS } from '#types/player.ts';

/** Distinct texts, most frequent first, so that the first digit of most places is the same and compresses away. */
function rankByUse(texts: string[]): string[] {
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([text]) => text);
}

function placesOf(texts: string[]): (text: string) => number {
  const places = new Map(texts.map((text, place) => [text, place]));
  return (text) => {
    const place = places.get(text);
    if (place === undefined) throw new Error(`'${text}' is missing from its list`);
    return place;
  };
}

/**
 * Writes the index file for these players, in their order. Same input, same text: its hash names the file.
 *
 * `countryOf` tells the country of a club as the reference data knows it (D17), null where it does not.
 */
export function encodePlayerIndex(players: SourcePlayer[], countryOf: (club: string) => string | null): string {
  const clubs = rankByUse(players.flatMap((player) => player.clubs));
  const clubCountries = clubs.map((club) => countryOf(club) ?? '');
  const nations = rankByUse([...players.map((player) => player.nation), ...clubCountries.filter(Boolean)]);
  for (const text of [...clubs, ...nations, ...players.map((player) => player.name)]) {
    if (/[\t\n]/.test(text)) throw new Error(`'${text}' holds a separator`);
  }
  const placeOfNation = placesOf(nations);
  const placeOfClub = placesOf(clubs);
  const fames = fameOf(players);
  const fame = new Map(players.map((player, row) => [player, fames[row] ?? 0]));

  const numbers: Record<NumberColumn, (player: SourcePlayer) => number> = {
    nation: (player) => placeOfNation(player.nation),
    birthYear: (player) => player.birthYear - FIRST_BIRTH_YEAR + 1,
    birthMonth: (player) => player.birthMonth,
    birthDay: (player) => player.birthDay,
    position: (player) => POSITIONS.indexOf(player.position),
    number: (player) => player.number ?? 0,
    // Career years as ages: few different values, and 0 is free to say 'not known'.
    from: (player) => (player.from === null ? 0 : player.from - player.birthYear),
    to: (player) => (player.to === null ? 0 : player.to - player.birthYear),
    gender: (player) => GENDERS.indexOf(player.gender),
    fame: (player) => fame.get(player) ?? 0,
  };

  const clubDigits = (player: SourcePlayer) =>
    player.clubs.map((club) => digitsOf(placeOfClub(club), CLUB_WIDTH)).join('');
  const body = [
    nations.join(SEPARATOR),
    clubs.join(SEPARATOR),
    // One more than the place, so that 0 says 'not known'.
    clubCountries.map((country) => digitsOf(country === '' ? 0 : placeOfNation(country) + 1, 2)).join(''),
    players.map((player) => player.name).join(SEPARATOR),
    players
      .map((player) => player.positions.map((position) => digitsOf(POSITIONS.indexOf(position), 1)).join(''))
      .join(SEPARATOR),
    players.map(clubDigits).join(SEPARATOR),
    ...NUMBER_COLUMNS.map(([column, width]) =>
      players.map((player) => digitsOf(numbers[column](player), width)).join(''),
    ),
  ].join('\n');
  return `${writeHeader(players.length, body)}\n${body}`;
}
