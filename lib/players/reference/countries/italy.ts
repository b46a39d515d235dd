import { club, country } from '#lib/players/reference/country.ts';

export const italy = country({
  name: 'Italy',
  code: 'ITA',
  leagues: [
    {
      name: 'Serie A',
      sportsDbName: 'Italian Serie A',
      sportsDbId: '4332',
      aliases: ['Lega Serie A'],
      teams: [
        club('AC Milan', 'Milan', { sportsDbId: '133667', aliases: ['Milan', 'A.C. Milan'] }),
        club('Atalanta', 'Bergamo', { sportsDbId: '134782', aliases: ['Atalanta BC'] }),
        club('Bologna', 'Bologna', { sportsDbId: '134781', aliases: ['Bologna FC', 'Bologna FC 1909'] }),
        club('Cagliari', 'Cagliari', { sportsDbId: '134783', aliases: ['Cagliari Calcio'] }),
        club('Como', 'Como', { sportsDbId: '134243', aliases: ['Como 1907'] }),
        club('Cremonese', 'Cremona', { sportsDbId: '134224', aliases: ['US Cremonese'] }),
        club('Fiorentina', 'Florence', { sportsDbId: '133674', aliases: ['ACF Fiorentina'] }),
        club('Genoa', 'Genoa', { sportsDbId: '133675', aliases: ['Genoa CFC'] }),
        club('Hellas Verona', 'Verona', { sportsDbId: '134784', aliases: ['Verona'] }),
        club('Inter Milan', 'Milan', {
          sportsDbId: '133681',
          aliases: ['Inter', 'Internazionale', 'FC Internazionale Milano', 'Internazionale Milano'],
        }),
        club('Juventus', 'Turin', { sportsDbId: '133676', aliases: ['Juve', 'Juventus FC'] }),
        club('Lazio', 'Rome', { sportsDbId: '133668', aliases: ['SS Lazio'] }),
        club('Lecce', 'Lecce', { sportsDbId: '133678', aliases: ['US Lecce'] }),
        club('Napoli', 'Naples', { sportsDbId: '133670', aliases: ['SSC Napoli'] }),
        club('Parma', 'Parma', { sportsDbId: '135728', aliases: ['Parma Calcio', 'Parma Calcio 1913'] }),
        club('Pisa', 'Pisa', { sportsDbId: '133859', aliases: ['Pisa SC'] }),
        club('Roma', 'Rome', { sportsDbId: '133682', aliases: ['AS Roma'] }),
        club('Sassuolo', 'Sassuolo', { sportsDbId: '133701', aliases: ['US Sassuolo', 'US Sassuolo Calcio'] }),
        club('Torino', 'Turin', { sportsDbId: '133687', aliases: ['Torino FC'] }),
        club('Udinese', 'Udine', { sportsDbId: '133679', aliases: ['Udinese Calcio'] }),
      ],
    },
  ],
});
