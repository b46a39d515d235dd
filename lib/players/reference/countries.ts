import countries from '#lib/players/reference/countries.generated.json' with { type: 'json' };

/** An outside team (D2) in its 2025–26 league, or its 2025 league if seasons follow the calendar year. */
export type Club = {
  id: string;
  name: string;
  city: string;
  sportsDbName: string;
  sportsDbId: string | null;
  aliases: readonly string[];
};

export type League = {
  id: string;
  /** Unique among all leagues, even when folded, so Brazil's isn't just 'Série A'. */
  name: string;
  country: string;
  sportsDbName: string;
  sportsDbId: string;
  aliases: readonly string[];
  /** Its first year, if our players may have retired before. */
  since: number | null;
  teams: readonly Club[];
};

export type Country = {
  id: string;
  name: string;
  /** FIFA's three-letter code, because England has no other. */
  code: string;
  sportsDbName: string;
  aliases: readonly string[];
  leagues: readonly League[];
};

export const COUNTRIES: readonly Country[] = countries;
