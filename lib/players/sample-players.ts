import { foldText } from '#lib/team/fold-text.ts';
import type { Player, Position } from '#types/player.ts';

type Sample = [
  name: string,
  position: Position,
  nationality: string,
  club: string,
  clubCountry: string,
  year: number,
  jerseyNumber: number,
  goals: number | null,
];

/**
 * Goals are those for the named club in all competitions, and only where sources agree on them; assists were not
 * counted, or are counted differently by each source, so all of them stay unknown (D42).
 */
const SAMPLES: readonly Sample[] = [
  ['Gianluigi Buffon', 'GK', 'Italy', 'Juventus', 'Italy', 1978, 1, 0],
  ['Peter Schmeichel', 'GK', 'Denmark', 'Manchester United', 'England', 1963, 1, 1],
  ['Paolo Maldini', 'LB', 'Italy', 'AC Milan', 'Italy', 1968, 3, 33],
  ['Daniel Passarella', 'CB', 'Argentina', 'River Plate', 'Argentina', 1953, 6, null],
  ['Virgil van Dijk', 'CB', 'Netherlands', 'Liverpool', 'England', 1991, 4, null],
  ['Wendie Renard', 'CB', 'France', 'Lyon', 'France', 1990, 3, null],
  ['Cafu', 'RB', 'Brazil', 'AC Milan', 'Italy', 1970, 2, null],
  ['Alejandro Grimaldo', 'LWB', 'Spain', 'Bayer Leverkusen', 'Germany', 1995, 20, null],
  ['Denzel Dumfries', 'RWB', 'Netherlands', 'Inter Milan', 'Italy', 1996, 2, null],
  ['Claude Makélélé', 'CDM', 'France', 'Chelsea', 'England', 1973, 4, 2],
  ['Sergio Busquets', 'CDM', 'Spain', 'Barcelona', 'Spain', 1988, 5, 18],
  ['Andrés Iniesta', 'CM', 'Spain', 'Barcelona', 'Spain', 1984, 8, 57],
  ['Lothar Matthäus', 'CM', 'Germany', 'Bayern Munich', 'Germany', 1961, 10, null],
  ['Luka Modrić', 'CM', 'Croatia', 'Real Madrid', 'Spain', 1985, 10, null],
  ['Diego Maradona', 'CAM', 'Argentina', 'Napoli', 'Italy', 1960, 10, 115],
  ['Pavel Nedvěd', 'LM', 'Czech Republic', 'Juventus', 'Italy', 1972, 11, 65],
  ['David Beckham', 'RM', 'England', 'Manchester United', 'England', 1975, 7, 85],
  ['Cristiano Ronaldo', 'LW', 'Portugal', 'Real Madrid', 'Spain', 1985, 7, 450],
  ['Lionel Messi', 'RW', 'Argentina', 'Inter Miami', 'USA', 1987, 10, null],
  ['Marta', 'CF', 'Brazil', 'Orlando Pride', 'USA', 1986, 10, null],
  ['Thierry Henry', 'ST', 'France', 'Arsenal', 'England', 1977, 14, 228],
  ["Samuel Eto'o", 'ST', 'Cameroon', 'Barcelona', 'Spain', 1981, 9, null],
];

/**
 * The 22 players that work without any network (spec §9): every natural position at least once, and enough of each
 * that all six formations can be filled without anybody out of position.
 */
export const SAMPLE_PLAYERS: readonly Player[] = SAMPLES.map(
  ([name, position, nationality, team, country, year, jerseyNumber, goals]) => ({
    id: `sample-${foldText(name).replaceAll(' ', '-')}`,
    name,
    position,
    nationality,
    team,
    country,
    year,
    jerseyNumber,
    imageUrl: null,
    isSubstitute: false,
    apiId: null,
    goals,
    assists: null,
  }),
);
