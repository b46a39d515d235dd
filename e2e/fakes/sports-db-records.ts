import { CLUBS, type FakeClub, type FakePlayer, LEAGUES, OTHERS } from '#e2e/fakes/sports-db-data.ts';

/** Every value of the sports database is a text or null. */
export type WireRecord = Record<string, string | null>;

const LANGUAGES = ['EN', 'DE', 'FR', 'CN', 'IT', 'JP', 'RU', 'ES', 'PT', 'SE', 'NL', 'HU', 'NO', 'IL', 'PL'];
const MEDIA = 'https://r2.thesportsdb.com/images/media';

/** Records carry many more fields than we read; the unused ones are here because real answers have them too. */
const fields = (names: string, value: string | null = null): WireRecord =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

type Known = { id: string; clubId: string; clubName: string; sport: string; player: FakePlayer };

const inClubs: Known[] = CLUBS.flatMap((club) =>
  club.squad.map((player, index) => ({
    id: `34${club.id.slice(-4)}${String(index + 10)}`,
    clubId: club.id,
    clubName: club.name,
    sport: club.sport ?? 'Soccer',
    player,
  })),
);
const others: Known[] = OTHERS.map(({ club, sport, player }, index) => ({
  id: `3590${String(index + 1000)}`,
  clubId: '137154',
  clubName: club,
  sport,
  player,
}));
const KNOWN: readonly Known[] = [...inClubs, ...others];

function status({ clubName, player }: Known): string {
  if (player[3] === 'Manager' || player[3] === 'Assistant Coach') return 'Coaching';
  return clubName.startsWith('_Retired') ? 'Retired' : 'Active';
}

/** The 13 fields of a search result. */
function summary(known: Known): WireRecord {
  const [name, nationality, born, position] = known.player;
  // Pictures are missing in part: none for every fifth, no cutout for every third.
  const picture = Number(known.id) % 5 !== 0;
  return {
    idPlayer: known.id,
    idTeam: known.clubId,
    strPlayer: name,
    strTeam: known.clubName,
    strSport: known.sport,
    strThumb: picture ? `${MEDIA}/player/thumb/${known.id}.jpg` : null,
    strCutout: picture && Number(known.id) % 3 !== 0 ? `${MEDIA}/player/cutout/${known.id}.png` : null,
    strNationality: nationality === 'Netherlands' ? 'The Netherlands' : nationality,
    dateBorn: born,
    strStatus: status(known),
    strGender: 'Male',
    strPosition: position,
    relevance: '30.170034408569336',
  };
}

/** The 71 fields of a looked-up player. */
function full(known: Known): WireRecord {
  const { relevance: _relevance, ...shared } = summary(known);
  const [name, nationality, born, position, number] = known.player;
  const licensed = Number(known.id) % 2 === 0;
  return {
    ...fields('idTeam2 idTeamNational idAPIfootball idPlayerManager idWikidata idTransferMkt idESPN idGoogle'),
    ...fields(
      'strPlayerAlternate strTeam2 intSoccerXMLTeamID dateSigned strSigning strWage strOutfitter strKit strAgent',
      '',
    ),
    ...fields('strEthnicity strSide strCollege strFacebook strWebsite strTwitter strInstagram strYoutube', ''),
    ...fields('strDeathLocation strPoster strCartoon strRender strBanner strFanart1 strFanart2 strFanart3 strFanart4'),
    ...fields(LANGUAGES.map((language) => `strDescription${language}`).join(' ')),
    ...shared,
    strNumber: number,
    dateDied: known.clubName.startsWith('_Deceased') ? '2020-11-25' : null,
    strBirthLocation: `${nationality}`,
    strHeight: '1.82 m (6 ft 0 in)',
    strWeight: '78 kg',
    strDescriptionEN: `${name} (born ${born}) is a footballer from ${nationality}, known as a ${position.toLowerCase()}.\r\n\r\nThis second paragraph keeps its own place on the card.`,
    intLoved: '3',
    strCreativeCommons: licensed ? 'Yes' : 'No',
    strCreativeCommonsAttribution: licensed ? 'Photo: Example Photographer, CC BY-SA 4.0' : null,
    strLocked: 'unlocked',
    strLastName: name.split(' ').at(-1) ?? name,
  };
}

/** The fields of a club. */
function club({ id, name, league, country, location, sport = 'Soccer' }: FakeClub): WireRecord {
  return {
    ...fields('idESPN idAPIfootball idVenue strDivision strRSS strTeamAlternate strKeywords strEquipment strYoutube'),
    ...fields('strLeague2 strLeague3 strLeague4 strLeague5 strLeague6 strLeague7', ''),
    ...fields(LANGUAGES.map((language) => `strDescription${language}`).join(' ')),
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
    strLocked: 'unlocked',
  };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();

const byName = (a: Known, b: Known) => (a.player[0] < b.player[0] ? -1 : 1);

/** Namesakes of other sports come first, as they may in the real one: relevance knows nothing of sports. */
export function findPlayers(name: string): WireRecord[] {
  const found = KNOWN.filter(({ player }) => plain(player[0]).includes(plain(name)));
  return found.toSorted((a, b) => Number(a.sport === 'Soccer') - Number(b.sport === 'Soccer')).map(summary);
}

export const findPlayer = (id: string): WireRecord[] => KNOWN.filter((known) => known.id === id).map(full);

export const squadOf = (clubId: string): WireRecord[] =>
  inClubs
    .filter((known) => known.clubId === clubId)
    .sort(byName)
    .map(full);

export const findClubs = (name: string): WireRecord[] =>
  CLUBS.filter((known) => plain(known.name).includes(plain(name))).map(club);

export const clubsOfLeague = (league: string): WireRecord[] =>
  CLUBS.filter((known) => plain(known.league) === plain(league)).map(club);

export const leaguesOf = (country: string): WireRecord[] =>
  LEAGUES.filter((league) => plain(league.country) === plain(country)).map(({ id, name }) => ({
    idLeague: id,
    strLeague: name,
    strSport: 'Soccer',
    strCountry: country,
    strCurrentSeason: '2026-2027',
    strGender: 'Male',
    intDivision: '1',
    strLocked: 'unlocked',
  }));
