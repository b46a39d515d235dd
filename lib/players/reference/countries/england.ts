import { type Club, club, country } from '#lib/players/reference/country.ts';

type Details = Parameters<typeof club>[2];

/** Every English club is also written with 'FC' behind its name. */
function english(name: string, city: string, details: Details = {}): Club {
  return club(name, city, { ...details, aliases: [`${name} FC`, ...(details.aliases ?? [])] });
}

export const england = country({
  name: 'England',
  code: 'ENG',
  leagues: [
    {
      name: 'Premier League',
      sportsDbName: 'English Premier League',
      sportsDbId: '4328',
      aliases: ['EPL', 'FA Premier League'],
      teams: [
        english('Arsenal', 'London', { sportsDbId: '133604' }),
        english('Aston Villa', 'Birmingham', { sportsDbId: '133601' }),
        english('Bournemouth', 'Bournemouth', { sportsDbId: '134301', aliases: ['AFC Bournemouth'] }),
        english('Brentford', 'London', { sportsDbId: '134355' }),
        english('Brighton & Hove Albion', 'Brighton and Hove', {
          sportsDbName: 'Brighton and Hove Albion',
          sportsDbId: '133619',
          aliases: ['Brighton'],
        }),
        english('Burnley', 'Burnley', { sportsDbId: '133623' }),
        english('Chelsea', 'London', { sportsDbId: '133610' }),
        english('Crystal Palace', 'London', { sportsDbId: '133632' }),
        english('Everton', 'Liverpool', { sportsDbId: '133615' }),
        english('Fulham', 'London', { sportsDbId: '133600' }),
        english('Leeds United', 'Leeds', { sportsDbId: '133635', aliases: ['Leeds', 'Leeds Utd'] }),
        english('Liverpool', 'Liverpool', { sportsDbId: '133602' }),
        english('Manchester City', 'Manchester', { sportsDbId: '133613', aliases: ['Man City'] }),
        english('Manchester United', 'Manchester', {
          sportsDbId: '133612',
          aliases: ['Man Utd', 'Man United', 'Manchester Utd'],
        }),
        english('Newcastle United', 'Newcastle upon Tyne', {
          sportsDbId: '134777',
          aliases: ['Newcastle', 'Newcastle Utd'],
        }),
        english('Nottingham Forest', 'Nottingham', {
          sportsDbId: '133720',
          aliases: ['Forest', "Nott'm Forest", 'Nottm Forest'],
        }),
        english('Sunderland', 'Sunderland', { sportsDbId: '133603', aliases: ['Sunderland AFC'] }),
        english('Tottenham Hotspur', 'London', { sportsDbId: '133616', aliases: ['Tottenham', 'Spurs'] }),
        english('West Ham United', 'London', { sportsDbId: '133636', aliases: ['West Ham', 'West Ham Utd'] }),
        english('Wolverhampton Wanderers', 'Wolverhampton', {
          sportsDbId: '133599',
          aliases: ['Wolves', 'Wolverhampton'],
        }),
      ],
    },
    {
      name: 'Championship',
      sportsDbName: 'English League Championship',
      sportsDbId: '4329',
      aliases: ['EFL Championship', 'English Championship'],
      teams: [
        english('Birmingham City', 'Birmingham', { aliases: ['Birmingham'] }),
        english('Blackburn Rovers', 'Blackburn', { aliases: ['Blackburn'] }),
        english('Bristol City', 'Bristol'),
        english('Charlton Athletic', 'London', { aliases: ['Charlton'] }),
        english('Coventry City', 'Coventry', { sportsDbId: '133625', aliases: ['Coventry'] }),
        english('Derby County', 'Derby', { aliases: ['Derby'] }),
        english('Hull City', 'Hull', { sportsDbId: '133617', aliases: ['Hull', 'Hull City AFC'] }),
        english('Ipswich Town', 'Ipswich', { sportsDbId: '133622', aliases: ['Ipswich'] }),
        english('Leicester City', 'Leicester', { aliases: ['Leicester'] }),
        english('Middlesbrough', 'Middlesbrough', { aliases: ['Boro'] }),
        english('Millwall', 'London'),
        english('Norwich City', 'Norwich', { aliases: ['Norwich'] }),
        english('Oxford United', 'Oxford', { sportsDbId: '134361', aliases: ['Oxford', 'Oxford Utd'] }),
        english('Portsmouth', 'Portsmouth', { sportsDbId: '133629' }),
        english('Preston North End', 'Preston', { aliases: ['Preston'] }),
        english('Queens Park Rangers', 'London', { aliases: ['QPR'] }),
        english('Sheffield United', 'Sheffield', { aliases: ['Sheffield Utd', 'Sheff Utd'] }),
        english('Sheffield Wednesday', 'Sheffield', { aliases: ['Sheff Wed', 'Sheffield Wed'] }),
        english('Southampton', 'Southampton'),
        english('Stoke City', 'Stoke-on-Trent', { aliases: ['Stoke'] }),
        english('Swansea City', 'Swansea', { sportsDbId: '133614', aliases: ['Swansea', 'Swansea City AFC'] }),
        english('Watford', 'Watford'),
        english('West Bromwich Albion', 'West Bromwich', { aliases: ['West Brom', 'WBA'] }),
        english('Wrexham', 'Wrexham', { aliases: ['Wrexham AFC'] }),
      ],
    },
  ],
});
