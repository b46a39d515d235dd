import { club, country } from '#lib/players/reference/country.ts';

export const france = country({
  name: 'France',
  code: 'FRA',
  leagues: [
    {
      name: 'Ligue 1',
      sportsDbName: 'French Ligue 1',
      sportsDbId: '4334',
      aliases: ['Division 1'],
      teams: [
        club('Angers', 'Angers', { sportsDbId: '134709', aliases: ['Angers SCO', 'SCO Angers'] }),
        club('Auxerre', 'Auxerre', { sportsDbId: '134788', aliases: ['AJ Auxerre'] }),
        club('Brest', 'Brest', { sportsDbId: '133704', aliases: ['Stade Brestois', 'Stade Brestois 29'] }),
        club('Le Havre', 'Le Havre', { sportsDbId: '133862', aliases: ['Le Havre AC'] }),
        club('Lens', 'Lens', { sportsDbId: '133822', aliases: ['RC Lens', 'Racing Club de Lens'] }),
        club('Lille', 'Lille', { sportsDbId: '133711', aliases: ['Lille OSC', 'LOSC', 'LOSC Lille'] }),
        club('Lorient', 'Lorient', { sportsDbId: '133715', aliases: ['FC Lorient'] }),
        club('Lyon', 'Lyon', { sportsDbId: '133713', aliases: ['Olympique Lyonnais', 'Olympique Lyon'] }),
        club('Marseille', 'Marseille', { sportsDbId: '133707', aliases: ['Olympique de Marseille'] }),
        club('Metz', 'Metz', { sportsDbId: '133883', aliases: ['FC Metz'] }),
        club('Monaco', 'Monaco', { sportsDbId: '133823', aliases: ['AS Monaco', 'AS Monaco FC'] }),
        club('Nantes', 'Nantes', { sportsDbId: '133861', aliases: ['FC Nantes'] }),
        club('Nice', 'Nice', { sportsDbId: '133712', aliases: ['OGC Nice'] }),
        club('Paris FC', 'Paris', { sportsDbId: '135465' }),
        club('Paris Saint-Germain', 'Paris', {
          sportsDbName: 'Paris SG',
          sportsDbId: '133714',
          aliases: ['PSG', 'Paris St Germain', 'Paris Saint-Germain FC'],
        }),
        club('Rennes', 'Rennes', { sportsDbId: '133719', aliases: ['Stade Rennais', 'Stade Rennais FC'] }),
        club('Strasbourg', 'Strasbourg', { sportsDbId: '133882', aliases: ['RC Strasbourg', 'RC Strasbourg Alsace'] }),
        club('Toulouse', 'Toulouse', { sportsDbId: '133703', aliases: ['Toulouse FC'] }),
      ],
    },
  ],
});
