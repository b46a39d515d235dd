import 'server-only';
import * as z from 'zod/mini';

/** The sports database's fields come, go and change type: anything but text counts as unknown, ''. */
const text = z.catch(z.string(), '');

export const playerRecord = z.object({
  idPlayer: text,
  strPlayer: text,
  strPosition: text,
  strSport: text,
  strCutout: text,
  strThumb: text,
  strTeam: text,
  strNationality: text,
  dateBorn: text,
  strNumber: text,
  strCreativeCommons: text,
});
export type PlayerRecord = z.infer<typeof playerRecord>;

export const playerDetailRecord = z.extend(playerRecord, {
  strBirthLocation: text,
  strHeight: text,
  strWeight: text,
  strDescriptionEN: text,
  strCreativeCommonsAttribution: text,
});
export type PlayerDetailRecord = z.infer<typeof playerDetailRecord>;

export const clubRecord = z.object({
  idTeam: text,
  strTeam: text,
  strSport: text,
  strLeague: text,
  strCountry: text,
});
export type ClubRecord = z.infer<typeof clubRecord>;

export const leagueRecord = z.object({ strLeague: text, strCountry: text, strSport: text });
export type LeagueRecord = z.infer<typeof leagueRecord>;

/** The keys used for lists over the years. */
export const PLAYER_ROOTS = ['player', 'players'];
export const CLUB_ROOTS = ['teams'];
export const LEAGUE_ROOTS = ['countries', 'countrys', 'leagues'];

const answer = z.record(z.string(), z.unknown());

/** Null for an unknown format. 'Nothing found' is sent as null, as a sentence instead of the list, or as `Message`. */
export function readRows<Row>(body: unknown, roots: readonly string[], row: z.ZodMiniType<Row>): Row[] | null {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return null;
  const root = roots.find((name) => Object.hasOwn(parsed.data, name));
  if (root === undefined) return typeof parsed.data.Message === 'string' ? [] : null;
  const list = parsed.data[root];
  if (list === null || typeof list === 'string') return [];
  if (!Array.isArray(list)) return null;
  return list.flatMap((item: unknown) => {
    const record = row.safeParse(item);
    return record.success ? [record.data] : [];
  });
}
