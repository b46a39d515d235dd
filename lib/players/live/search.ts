import { filterPlayers, type SearchCriteria } from '#lib/players/criteria.ts';
import { appendSamples, mergeDuplicates } from '#lib/players/duplicates.ts';
import 'server-only';
import { NO_PLAYERS_FOUND, PLAYER_DATABASE_UNREACHABLE } from '#lib/platform/messages/player.ts';
import { rankPlayers } from '#lib/players/folded-player.ts';
import { LEAGUE_SQUAD_TIMEOUT_MS, type SportsDb } from '#lib/players/live/client.ts';
import { type ImagePolicy, isPlaceholder, isSoccerClub, toPlayer } from '#lib/players/live/reshape.ts';
import { SourceError } from '#lib/players/live/source-error.ts';
import type { ClubRecord } from '#lib/players/live/wire.ts';
import { clubNamesOfLeague, findClub, findCountry, findLeague, leaguesOf } from '#lib/players/reference/lookup.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { SearchAnswer } from '#types/api.ts';
import type { Player } from '#types/player.ts';

const CLUBS_OF_TEAM = 3;
const CLUBS_OF_LEAGUE = 5;
const CLUBS_OF_COUNTRY = 3;

type Sources = { db: SportsDb; images: ImagePolicy };

/** `met` clears the criteria that the call has already applied. */
type Found = { players: Player[]; met: Partial<SearchCriteria> };

/** The most telling criterion decides which calls are made (D16); the rest filter. Falls back to the sample players. */
export async function searchPlayers(
  criteria: SearchCriteria,
  db: SportsDb,
  images: ImagePolicy,
): Promise<SearchAnswer> {
  const clubs = clubNamesOfLeague(criteria.league);
  const samples = filterPlayers(SAMPLE_PLAYERS, criteria, clubs);
  let live: Player[] = [];
  let failed = false;
  let isHeldBack = false;
  try {
    const found = await findOutside(criteria, clubs, { db, images });
    live = mergeDuplicates(filterPlayers(found.players, { ...criteria, ...found.met }, clubs));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    // Then nothing is wrong with the database (D71).
    isHeldBack = error.failure === 'too-busy';
    failed = !isHeldBack;
    if (error.wasCalled) console.warn(error.message);
  }
  const players = live.length > 0 ? appendSamples(live, samples) : samples;
  const message = [failed && PLAYER_DATABASE_UNREACHABLE, players.length === 0 && NO_PLAYERS_FOUND]
    .filter(Boolean)
    .join(' ');
  return {
    players: rankPlayers(players, criteria.position),
    source: toSource(players, live, failed || isHeldBack),
    ...(message !== '' && { message }),
    ...(failed && { isUnreachable: true }),
    ...(isHeldBack && { isHeldBack: true }),
  };
}

function toSource(players: readonly Player[], live: readonly Player[], isOurs: boolean): SearchAnswer['source'] {
  if (isOurs || (live.length === 0 && players.length > 0)) return 'sample';
  return players.some((player) => SAMPLE_PLAYERS.includes(player)) ? 'mixed' : 'live';
}

const NOTHING: Found = { players: [], met: {} };

async function findOutside(
  criteria: SearchCriteria,
  clubsOfLeague: ReadonlySet<string>,
  sources: Sources,
): Promise<Found> {
  const steps = [
    criteria.team !== '' && (() => findByTeam(criteria.team, clubsOfLeague, sources)),
    criteria.league !== '' && (() => findByLeague(criteria.league, sources)),
    foldText(criteria.query) !== '' && (() => findByQuery(criteria.query, sources)),
    criteria.country !== '' && (() => findByCountry(criteria.country, sources)),
  ];
  for (const step of steps) {
    const found = step ? await step() : NOTHING;
    if (found.players.length > 0) return found;
  }
  return NOTHING;
}

async function findByTeam(team: string, clubsOfLeague: ReadonlySet<string>, sources: Sources): Promise<Found> {
  const found = (await sources.db.searchClubs(team)).filter(isSoccerClub);
  const clubs = found.length > 0 ? found : clubOfReference(team);
  const ofLeague = clubs.filter((club) => clubsOfLeague.has(foldText(club.strTeam)));
  const chosen = ofLeague.length > 0 ? ofLeague : clubs;
  const likeliest = chosen.toSorted((a, b) => unlikeliness(a, team) - unlikeliness(b, team)).slice(0, CLUBS_OF_TEAM);
  return { players: await squadsOf(likeliest, sources), met: { team: '', league: '', country: '' } };
}

/** With the free key, team search works for only one club, but the reference data has more ids. */
function clubOfReference(team: string): ClubRecord[] {
  const known = findClub(team);
  const idTeam = known?.club.sportsDbId;
  if (!known || !idTeam) return [];
  const { club, league, country } = known;
  return [
    {
      idTeam,
      strTeam: club.sportsDbName,
      strSport: 'Soccer',
      strLeague: league.sportsDbName,
      strCountry: country.name,
    },
  ];
}

/** 'Arsenal' finds clubs in many countries: put the exact name first and clubs without a league last. */
const unlikeliness = (club: ClubRecord, team: string): number =>
  (foldText(club.strTeam) === foldText(team) ? 0 : 1) + (isPlaceholder(club.strLeague) ? 2 : 0);

async function findByLeague(league: string, sources: Sources): Promise<Found> {
  const name = findLeague(league)?.sportsDbName ?? league;
  const clubs = (await sources.db.clubsOfLeague(name)).filter(isSoccerClub).slice(0, CLUBS_OF_LEAGUE);
  return { players: await squadsOf(clubs, sources, LEAGUE_SQUAD_TIMEOUT_MS), met: { league: '', country: '' } };
}

async function findByQuery(query: string, { db, images }: Sources): Promise<Found> {
  const records = await db.searchPlayers(query);
  return { players: records.flatMap((record) => toPlayer(record, images) ?? []), met: {} };
}

/** Uses the top league that the database also lists, or our first one, because the free key's list is short. */
async function findByCountry(country: string, sources: Sources): Promise<Found> {
  const known = leaguesOf(country).map((league) => league.sportsDbName);
  if (known.length === 0) return NOTHING;
  const listed = await sources.db.leaguesOf(findCountry(country)?.sportsDbName ?? country);
  const names = new Set(listed.map((league) => league.strLeague));
  const league = known.find((name) => names.has(name)) ?? known[0] ?? '';
  const clubs = (await sources.db.clubsOfLeague(league)).filter(isSoccerClub).slice(0, CLUBS_OF_COUNTRY);
  return { players: await squadsOf(clubs, sources, LEAGUE_SQUAD_TIMEOUT_MS), met: { country: '' } };
}

/** Throws only if every squad failed. */
async function squadsOf(clubs: readonly ClubRecord[], { db, images }: Sources, timeoutMs?: number): Promise<Player[]> {
  const squads = await Promise.allSettled(clubs.map((club) => db.squadOf(club.idTeam, timeoutMs)));
  const failure = squads.find((squad) => squad.status === 'rejected');
  if (failure && squads.every((squad) => squad.status === 'rejected')) throw failure.reason;
  return squads.flatMap((squad, index) =>
    squad.status === 'rejected'
      ? []
      : squad.value.flatMap((record) => toPlayer(record, images, clubs[index]?.strCountry) ?? []),
  );
}
