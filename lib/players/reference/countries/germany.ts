import { club, country } from '#lib/players/reference/country.ts';

export const germany = country({
  name: 'Germany',
  code: 'GER',
  leagues: [
    {
      name: 'Bundesliga',
      sportsDbName: 'German Bundesliga',
      sportsDbId: '4331',
      aliases: ['Fußball-Bundesliga', '1. Bundesliga'],
      teams: [
        club('1. FC Heidenheim', 'Heidenheim', {
          sportsDbName: 'Heidenheim',
          sportsDbId: '134696',
          aliases: ['FC Heidenheim', '1. FC Heidenheim 1846'],
        }),
        club('1. FC Köln', 'Cologne', {
          sportsDbName: 'FC Köln',
          sportsDbId: '133654',
          aliases: ['Köln', 'Cologne', 'FC Cologne', '1. FC Koeln'],
        }),
        club('Bayer Leverkusen', 'Leverkusen', {
          sportsDbId: '133666',
          aliases: ['Leverkusen', 'Bayer 04 Leverkusen'],
        }),
        club('Bayern Munich', 'Munich', {
          sportsDbId: '133664',
          aliases: ['Bayern', 'Bayern München', 'FC Bayern', 'FC Bayern München', 'FC Bayern Munich'],
        }),
        club('Borussia Dortmund', 'Dortmund', { sportsDbId: '133650', aliases: ['Dortmund', 'BVB'] }),
        club('Borussia Mönchengladbach', 'Mönchengladbach', {
          sportsDbId: '134779',
          aliases: ['Gladbach', 'Mönchengladbach', "M'gladbach", 'Borussia Moenchengladbach'],
        }),
        club('Eintracht Frankfurt', 'Frankfurt', { sportsDbId: '133814', aliases: ['Frankfurt', 'Ein Frankfurt'] }),
        club('FC Augsburg', 'Augsburg', { sportsDbName: 'Augsburg', sportsDbId: '133652' }),
        club('Hamburger SV', 'Hamburg', { sportsDbName: 'Hamburg', sportsDbId: '133651', aliases: ['HSV'] }),
        club('Mainz 05', 'Mainz', {
          sportsDbName: 'Mainz',
          sportsDbId: '133665',
          aliases: ['1. FSV Mainz 05', 'FSV Mainz 05'],
        }),
        club('RB Leipzig', 'Leipzig', { sportsDbId: '134695', aliases: ['Leipzig', 'RasenBallsport Leipzig'] }),
        club('SC Freiburg', 'Freiburg', { sportsDbName: 'Freiburg', sportsDbId: '133653' }),
        club('St. Pauli', 'Hamburg', { sportsDbName: 'St Pauli', sportsDbId: '133813', aliases: ['FC St. Pauli'] }),
        club('TSG Hoffenheim', 'Sinsheim', {
          sportsDbName: 'Hoffenheim',
          sportsDbId: '133657',
          aliases: ['1899 Hoffenheim', 'TSG 1899 Hoffenheim'],
        }),
        club('Union Berlin', 'Berlin', { sportsDbId: '134690', aliases: ['1. FC Union Berlin', 'FC Union Berlin'] }),
        club('VfB Stuttgart', 'Stuttgart', { sportsDbName: 'Stuttgart', sportsDbId: '133660' }),
        club('VfL Wolfsburg', 'Wolfsburg', { sportsDbName: 'Wolfsburg', sportsDbId: '133655' }),
        club('Werder Bremen', 'Bremen', { sportsDbId: '133662', aliases: ['Bremen', 'SV Werder Bremen'] }),
      ],
    },
  ],
});
