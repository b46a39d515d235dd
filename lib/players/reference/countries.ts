import countries from '#lib/players/reference/countries.generated.json' with { type: 'json' };

/** An outside team (D2) in its league of 2025–26, or of 2025 where the season is the calendar year. */
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
  /** Unique among all leagues, even folded, so Brazil's is not plain 'Série A'. */
  name: string;
  country: string;
  sportsDbName: string;
  sportsDbId: string;
  aliases: readonly string[];
  teams: readonly Club[];
};

export type Country = {
  id: string;
  name: string;
  /** FIFA's three letters; England has no other code. */
  code: string;
  sportsDbName: string;
  aliases: readonly string[];
  leagues: readonly League[];
};

export const COUNTRIES: readonly Country[] = countries;
