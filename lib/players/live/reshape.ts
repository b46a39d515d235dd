import 'server-only';
import type { ClubRecord, PlayerDetailRecord, PlayerRecord } from '#lib/players/live/wire.ts';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { newPlayer } from '#lib/team/player.ts';
import type { PlayerDetails } from '#types/api.ts';
import { isAllowedImageUrl } from '#types/image-url.ts';
import { BIRTH_YEARS, MAX_BIOGRAPHY, MAX_TEXT } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

/** All pictures, only those marked as Creative Commons (D41), or none (D59). */
export type ImagePolicy = 'all' | 'licensed' | 'none';

/** Only these texts are soccer positions (D15). Without a side they mean the right; without a line, the middle. */
const POSITION_OF_TEXT: Readonly<Record<string, Position>> = {
  goalkeeper: 'GK',
  defender: 'CB',
  'centre back': 'CB',
  'center back': 'CB',
  'central defender': 'CB',
  sweeper: 'CB',
  'left back': 'LB',
  'right back': 'RB',
  'full back': 'RB',
  'left wing back': 'LWB',
  'right wing back': 'RWB',
  'wing back': 'RWB',
  midfielder: 'CM',
  midfield: 'CM',
  'defensive midfield': 'CDM',
  'defensive midfielder': 'CDM',
  'central midfield': 'CM',
  'central midfielder': 'CM',
  'attacking midfield': 'CAM',
  'attacking midfielder': 'CAM',
  'left midfield': 'LM',
  'left midfielder': 'LM',
  'right midfield': 'RM',
  'right midfielder': 'RM',
  'left wing': 'LW',
  'left winger': 'LW',
  'right wing': 'RW',
  'right winger': 'RW',
  winger: 'RW',
  'second striker': 'CF',
  forward: 'CF',
  attacker: 'CF',
  striker: 'ST',
  'centre forward': 'ST',
  'center forward': 'ST',
};

/** '' if the record has no position, null if it isn't a soccer position. */
export function toPosition(text: string): Position | '' | null {
  const words = text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
  if (words === '') return '';
  return Object.hasOwn(POSITION_OF_TEXT, words) ? (POSITION_OF_TEXT[words] ?? null) : null;
}

/** `_Retired Soccer` means no club and `_No League Soccer` means no league (D15). */
export const isPlaceholder = (name: string): boolean => name.startsWith('_');

/** Null if the record isn't a soccer player (D15). `clubCountry` is '' unless the call knows it (D17). */
export function toPlayer(record: PlayerRecord, images: ImagePolicy, clubCountry = ''): Player | null {
  const name = toText(record.strPlayer);
  const position = toPosition(record.strPosition);
  if (record.strSport !== 'Soccer' || position === null || name === '' || !isRecordId(record.idPlayer)) return null;
  const nationality = toCountry(record.strNationality);
  const team = isPlaceholder(record.strTeam) ? '' : toText(record.strTeam);
  return newPlayer({
    id: `tsdb-${record.idPlayer}`,
    name,
    position,
    nationality,
    team,
    country: (team !== '' && toCountry(clubCountry)) || nationality,
    year: toYear(record.dateBorn),
    jerseyNumber: toJerseyNumber(record.strNumber),
    imageUrl: toImageUrl(record, images),
    apiId: record.idPlayer,
  });
}

/** Only digits may become part of a call's address. */
export const isRecordId = (id: string): boolean => /^\d{1,20}$/.test(id);

export const isSoccerClub = (club: ClubRecord): boolean =>
  club.strSport === 'Soccer' && !isPlaceholder(club.strTeam) && isRecordId(club.idTeam);

export function toPlayerDetails(record: PlayerDetailRecord): PlayerDetails {
  return {
    born: /^\d{4}-\d{2}-\d{2}$/.test(record.dateBorn) && toYear(record.dateBorn) !== null ? record.dateBorn : '',
    birthPlace: toText(record.strBirthLocation),
    height: toText(record.strHeight),
    weight: toText(record.strWeight),
    biography: toBiography(record.strDescriptionEN),
    credit: toText(record.strCreativeCommonsAttribution),
  };
}

const toText = (text: string): string => cleanText(text, MAX_TEXT);

/** Some records have 'The Netherlands', others 'Netherlands'. */
const toCountry = (text: string): string => toText(text).replace(/^The /, '');

function toBiography(text: string): string {
  const lines = text.slice(0, MAX_BIOGRAPHY).split(/\r\n|\r|\n/);
  const biography = lines.map((line) => cleanText(line, MAX_BIOGRAPHY)).join('\n');
  return biography.replace(/\n{3,}/g, '\n\n').trim();
}

function toYear(date: string): number | null {
  const year = Number(/^(\d{4})(-|$)/.exec(date)?.[1]);
  return year >= BIRTH_YEARS.first && year <= BIRTH_YEARS.last ? year : null;
}

function toJerseyNumber(text: string): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : null;
}

function toImageUrl(record: PlayerRecord, images: ImagePolicy): string | null {
  if (images === 'none') return null;
  if (images === 'licensed' && record.strCreativeCommons.toLowerCase() !== 'yes') return null;
  const addresses = [record.strCutout, record.strThumb].map((address) => address.trim().replace(/^http:/, 'https:'));
  return addresses.find(isAllowedImageUrl) ?? null;
}
