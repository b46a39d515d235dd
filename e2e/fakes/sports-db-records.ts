import { readFileSync } from 'node:fs';

/** The sports database gives every value as text or null. */
export type WireRecord = Record<string, string | null>;

const PLAYER_COLUMNS = ['id', 'clubId', 'club', 'sport', 'name', 'nationality', 'born', 'position', 'number'] as const;
const CLUB_COLUMNS = ['id', 'name', 'league', 'country', 'location', 'sport'] as const;
const LEAGUE_COLUMNS = ['id', 'name', 'country'] as const;

/** Real clubs and players, plus namesakes that a search must not confuse with them. */
function readTable<Column extends string>(name: string, columns: readonly Column[]): Record<Column, string>[] {
  const [, ...rows] = readFileSync(`e2e/fakes/sports-db-${name}.tsv`, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>;
  });
}

const PLAYERS = readTable('players', PLAYER_COLUMNS);
const CLUBS = readTable('clubs', CLUB_COLUMNS);
const LEAGUES = readTable('leagues', LEAGUE_COLUMNS);
type KnownPlayer = (typeof PLAYERS)[number];

const LANGUAGES = ['EN', 'DE', 'FR', 'CN', 'IT', 'JP', 'RU', 'ES', 'PT', 'SE', 'NL', 'HU', 'NO', 'IL', 'PL'];
const DESCRIPTIONS = LANGUAGES.map((language) => `strDescription${language}`).join(' ');
const MEDIA = 'https://r2.thesportsdb.com/images/media';

/** Real records have many fields that the app doesn't read. */
const fields = (names: string, value: string | null = null): WireRecord =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

function status({ club, position }: KnownPlayer): string {
  if (position === 'Manager' || position === 'Assistant Coach') return 'Coaching';
  return club.startsWith('_Retired') ? 'Retired' : 'Active';
}

/** A search result. Every fifth player has no picture; every third has no cutout. */
function summary(player: KnownPlayer): WireRecord {
  const number = Number(player.id);
  return {
    idPlayer: player.id,
    idTeam: player.clubId,
    strPlayer: player.name,
    strTeam: player.club,
    strSport: player.sport,
    strThumb: number % 5 === 0 ? null : `${MEDIA}/player/thumb/${player.id}.jpg`,
    strCutout: number % 5 === 0 || number % 3 === 0 ? null : `${MEDIA}/player/cutout/${player.id}.png`,
    strNationality: player.nationality === 'Netherlands' ? 'The Netherlands' : player.nationality,
    dateBorn: player.born,
    strStatus: status(player),
    strGender: 'Male',
    strPosition: player.position,
    relevance: '30.170034408569336',
  };
}

/** A player record from a lookup. Even ids have a licensed picture. */
function full(player: KnownPlayer): WireRecord {
  const { relevance: _relevance, ...shared } = summary(player);
  const { id, name, nationality, born, position, number, club } = player;
  const licensed = Number(id) % 2 === 0;
  return {
    ...fields('idTeam2 idTeamNational idAPIfootball idPlayerManager idWikidata idTransferMkt idESPN idGoogle'),
    ...fields('strDeathLocation strPoster strCartoon strRender strBanner strFanart1 strFanart2 strFanart3 strFanart4'),
    ...fields('strPlayerAlternate strTeam2 intSoccerXMLTeamID dateSigned strSigning strWage strOutfitter strKit', ''),
    ...fields('strAgent strEthnicity strSide strCollege strFacebook strWebsite strTwitter strInstagram', ''),
    ...fields(DESCRIPTIONS),
    ...shared,
    strNumber: number,
    dateDied: club.startsWith('_Deceased') ? '2020-11-25' : null,
    strBirthLocation: nationality,
    strHeight: '1.82 m (6 ft 0 in)',
    strWeight: '78 kg',
    strDescriptionEN: `${name} (born ${born}) is a footballer from ${nationality}, known as a ${position.toLowerCase()}.\r\n\r\nThis second paragraph keeps its own place on the card.`,
    strCreativeCommons: licensed ? 'Yes' : 'No',
    strCreativeCommonsAttribution: licensed ? 'Photo: Example Photographer, CC BY-SA 4.0' : null,
    strLastName: name.split(' ').at(-1) ?? name,
  };
}

function clubRecord({ id, name, league, country, location, sport }: (typeof CLUBS)[number]): WireRecord {
  return {
    ...fields('idESPN idAPIfootball idVenue strDivision strRSS strTeamAlternate strKeywords strEquipment strYoutube'),
    ...fields('strLeague2 strLeague3 strLeague4 strLeague5 strLeague6 strLeague7', ''),
    ...fields(DESCRIPTIONS),
    idTeam: id,
    strTeam: name,
    strTeamShort: name.slice(0, 3).toUpperCase(),
    intFormedYear: '1892',
    strSport: sport,
    strLeague: league,
    idLeague: LEAGUES.find((known) => known.name === league)?.id ?? '0',
    strLocation: location,
    strGender: 'Male',
    strCountry: country,
    strBadge: `${MEDIA}/team/badge/${id}.png`,
  };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').trim().toLowerCase();

/** Namesakes from other sports come first, as can happen with the real service. */
export function findPlayers(name: string): WireRecord[] {
  const found = PLAYERS.filter((player) => plain(player.name).includes(plain(name)));
  return found.toSorted((a, b) => Number(a.sport === 'Soccer') - Number(b.sport === 'Soccer')).map(summary);
}

export const findPlayer = (id: string): WireRecord[] => PLAYERS.filter((player) => player.id === id).map(full);

export const squadOf = (clubId: string): WireRecord[] =>
  CLUBS.some(({ id }) => id === clubId)
    ? PLAYERS.filter((player) => player.clubId === clubId)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(full)
    : [];

export const findClubs = (name: string): WireRecord[] =>
  CLUBS.filter((club) => plain(club.name).includes(plain(name))).map(clubRecord);

export const clubsOfLeague = (league: string): WireRecord[] =>
  CLUBS.filter((club) => plain(club.league) === plain(league)).map(clubRecord);

export const leaguesOf = (country: string): WireRecord[] =>
  LEAGUES.filter((league) => plain(league.country) === plain(country)).map(({ id, name }) => ({
    idLeague: id,
    strLeague: name,
    strSport: 'Soccer',
    strCountry: country,
    strCurrentSeason: '2026-2027',
    strGender: 'Male',
    intDivision: '1',
  }));
