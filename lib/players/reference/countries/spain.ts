import { club, country } from '#lib/players/reference/country.ts';

export const spain = country({
  name: 'Spain',
  code: 'ESP',
  leagues: [
    {
      name: 'La Liga',
      sportsDbName: 'Spanish La Liga',
      sportsDbId: '4335',
      aliases: ['LaLiga', 'Spanish LALIGA', 'Primera División de España'],
      teams: [
        club('Alavés', 'Vitoria-Gasteiz', { sportsDbName: 'Deportivo Alavés', sportsDbId: '134221' }),
        club('Athletic Bilbao', 'Bilbao', { sportsDbId: '133727', aliases: ['Athletic Club', 'Ath Bilbao'] }),
        club('Atlético Madrid', 'Madrid', {
          sportsDbId: '133729',
          aliases: ['Atlético de Madrid', 'Club Atlético de Madrid', 'Atleti', 'Ath Madrid'],
        }),
        club('Barcelona', 'Barcelona', { sportsDbId: '133739', aliases: ['FC Barcelona', 'Barça'] }),
        club('Celta Vigo', 'Vigo', { sportsDbId: '133937', aliases: ['Celta', 'Celta de Vigo', 'RC Celta'] }),
        club('Elche', 'Elche', { sportsDbId: '134384', aliases: ['Elche CF'] }),
        club('Espanyol', 'Barcelona', { sportsDbId: '133734', aliases: ['RCD Espanyol', 'Español'] }),
        club('Getafe', 'Getafe', { sportsDbId: '133731', aliases: ['Getafe CF'] }),
        club('Girona', 'Girona', { sportsDbId: '134700', aliases: ['Girona FC'] }),
        club('Levante', 'Valencia', { sportsDbId: '133732', aliases: ['Levante UD'] }),
        club('Mallorca', 'Palma', { sportsDbId: '133733', aliases: ['RCD Mallorca', 'Real Mallorca'] }),
        club('Osasuna', 'Pamplona', { sportsDbId: '133730', aliases: ['CA Osasuna'] }),
        club('Rayo Vallecano', 'Madrid', { sportsDbId: '133728', aliases: ['Rayo', 'Rayo Vallecano de Madrid'] }),
        club('Real Betis', 'Seville', { sportsDbId: '133722', aliases: ['Betis', 'Real Betis Balompié'] }),
        club('Real Madrid', 'Madrid', { sportsDbId: '133738', aliases: ['Real Madrid CF'] }),
        club('Real Oviedo', 'Oviedo', { sportsDbId: '135455', aliases: ['Oviedo'] }),
        club('Real Sociedad', 'San Sebastián', { sportsDbId: '133724', aliases: ['Real Sociedad de Fútbol'] }),
        club('Sevilla', 'Seville', { sportsDbId: '133735', aliases: ['Sevilla FC'] }),
        club('Valencia', 'Valencia', { sportsDbId: '133725', aliases: ['Valencia CF'] }),
        club('Villarreal', 'Villarreal', { sportsDbId: '133740', aliases: ['Villarreal CF'] }),
      ],
    },
  ],
});
