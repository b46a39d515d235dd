import 'server-only';
import { foldText } from '#lib/fold-text.ts';
import { LEAGUE_SQUAD_TIMEOUT, type SportsDb } from '#lib/sports-db/client.ts';
import { appendSamples, filterPlayers, mergeDuplicates, rankPlayers } from '#lib/sports-db/filters.ts';
import { NETWORK_ISSUE, NO_PLAYERS_FOUND } from '#lib/sports-db/messages.ts';
import { type ImagePolicy, isPlaceholder, isSoccerClub, toPlayer } from '#lib/sports-db/reshape.ts';
import { SAMPLE_PLAYERS } from '#lib/sports-db/sample-players.ts';
import { SportsDbError } from '#lib/sports-db/sports-db-error.ts';
import type { ClubRecord } from '#lib/sports-db/wire.ts';
import type { SearchAnswer, SearchCriteria } from '#types/api.ts';
import type { Player } from '#types/player.ts';

/** spec §7: the first clubs of a team search, of a league; D16: of a country. */
const CLUBS_OF_TEAM = 3;
const CLUBS_OF_LEAGUE = 5;
const CLUBS_OF_COUNTRY = 3;

/** What the search asks of the reference data. */
export type Reference = {
  /** Folded names of the clubs of a league, in every common spelling. */
  clubNamesOfLeague(league: string): ReadonlySet<string>;
  /** The name by which the sports database knows a league; undefined for a league that we do not know. */
  databaseLeague(league: string): string | undefined;
  /** The sports database's names of a country's leagues, highest first. */
  databaseLeaguesOf(country: string): readonly string[];
};

type Sources = { db: SportsDb; reference: Reference; images: ImagePolicy };

/** Players of the outside database, and which of the criteria they meet by the call that brought them. */
type Found = { players: Player[]; met: Partial<SearchCriteria> };

/**
 * Searches by any criteria (spec §4). The most telling one decides which calls are made (D16) and, where the database
 * knows nothing by it, the next one; the rest filters what came. Never throws because of the sports database.
 */
export async function searchPlayers(criteria: SearchCriteria, sources: Sources): Promise<SearchAnswer> {
  const clubs = criteria.league === '' ? new Set<string>() : sources.reference.clubNamesOfLeague(criteria.league);
  const samples = filterPlayers(SAMPLE_PLAYERS, criteria, clubs);
  let live: Player[] = [];
  let failed = false;
  try {
    const found = await findOutside(criteria, clubs, sources);
    live = mergeDuplicates(filterPlayers(found.players, { ...criteria, ...found.met }, clubs));
  } catch (error) {
    if (!(error instanceof SportsDbError)) throw error;
    failed = true;
  }
  const players = live.length > 0 ? appendSamples(live, samples) : samples;
  const message = [failed && NETWORK_ISSUE, players.length === 0 && NO_PLAYERS_FOUND].filter(Boolean).join(' ');
  return {
    players: rankPlayers(players, criteria.position),
    source: toSource(players, live, failed),
    ...(message !== '' && { message }),
  };
}

function toSource(players: readonly Player[], live: readonly Player[], failed: boolean): SearchAnswer['source'] {
  if (failed || (live.length === 0 && players.length > 0)) return 'sample';
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
    // A query without a letter or digit ('%', an emoji) can name nobody.
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
  const clubs = (await sources.db.searchClubs(team)).filter(isSoccerClub);
  const ofLeague = clubs.filter((club) => clubsOfLeague.has(foldText(club.strTeam)));
  const chosen = ofLeague.length > 0 ? ofLeague : clubs;
  const likeliest = sortBy(chosen, (club) => unlikeliness(club, team)).slice(0, CLUBS_OF_TEAM);
  return { players: await squadsOf(likeliest, sources), met: { team: '', league: '', country: '' } };
}

/** A search for 'Arsenal' brings clubs of many countries: the exact name comes first, clubs without a league last. */
const unlikeliness = (club: ClubRecord, team: string): number =>
  (foldText(club.strTeam) === foldText(team) ? 0 : 1) + (isPlaceholder(club.strLeague) ? 2 : 0);

async function findByLeague(league: string, sources: Sources): Promise<Found> {
  const name = sources.reference.databaseLeague(league) ?? league;
  const clubs = (await sources.db.clubsOfLeague(name)).filter(isSoccerClub).slice(0, CLUBS_OF_LEAGUE);
  return { players: await squadsOf(clubs, sources, LEAGUE_SQUAD_TIMEOUT), met: { league: '', country: '' } };
}

async function findByQuery(query: string, { db, images }: Sources): Promise<Found> {
  const records = await db.searchPlayers(query);
  return { players: records.flatMap((record) => toPlayer(record, images) ?? []), met: {} };
}

/** The free key's list of a country's leagues is short and alphabetical, so our own first league stands in. */
async function findByCountry(country: string, sources: Sources): Promise<Found> {
  const known = sources.reference.databaseLeaguesOf(country);
  const listed = known.length > 0 ? await sources.db.leaguesOf(country) : [];
  const names = new Set(listed.map((league) => league.strLeague));
  const league = known.find((name) => names.has(name)) ?? known[0];
  if (league === undefined) return NOTHING;
  const clubs = (await sources.db.clubsOfLeague(league)).filter(isSoccerClub).slice(0, CLUBS_OF_COUNTRY);
  return { players: await squadsOf(clubs, sources, LEAGUE_SQUAD_TIMEOUT), met: { country: '' } };
}

/** The squads that could be had; throws only where none of them could. */
async function squadsOf(clubs: readonly ClubRecord[], { db, images }: Sources, timeout?: number): Promise<Player[]> {
  const squads = await Promise.allSettled(clubs.map((club) => db.squadOf(club.idTeam, timeout)));
  const failure = squads.find((squad) => squad.status === 'rejected');
  if (failure && squads.every((squad) => squad.status === 'rejected')) throw failure.reason;
  return squads.flatMap((squad, index) =>
    squad.status === 'rejected'
      ? []
      : squad.value.flatMap((record) => toPlayer(record, images, clubs[index]?.strCountry) ?? []),
  );
}

function sortBy<Item>(items: readonly Item[], rank: (item: Item) => number): Item[] {
  return [...items].sort((a, b) => rank(a) - rank(b));
}
