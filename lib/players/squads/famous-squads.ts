export type FamousSquad = { year: number; team: string };

/** Offered to an empty team, six a day: two lines, from different times and places. */
export const FAMOUS_SQUADS: readonly FamousSquad[] = [
  'Brazil 1982, France 1998, Spain 2010',
  'Argentina 1986, Germany 2014, Cameroon 1990',
  'Netherlands 1974, Italy 2006, Croatia 2018',
  'West Germany 1990, Brazil 2002, Morocco 2022',
  'Italy 1982, Portugal 2006, Argentina 2022',
  'England 1990, France 2018, Nigeria 1994',
  'Denmark 1986, West Germany 1974, Brazil 1994',
  'Argentina 1978, Netherlands 1998, Uruguay 2010',
  'France 1982, Bulgaria 1994, South Korea 2002',
  'Poland 1974, Romania 1994, Belgium 2018',
].flatMap((day) => day.split(', ').map((squad) => ({ team: squad.slice(0, -5), year: Number(squad.slice(-4)) })));

const A_DAY = 6;

/** `day` counts from 1970, in UTC. */
export function famousSquads(day: number): readonly FamousSquad[] {
  const start = (day * A_DAY) % FAMOUS_SQUADS.length;
  return FAMOUS_SQUADS.slice(start, start + A_DAY);
}
