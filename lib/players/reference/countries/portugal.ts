import { club, country } from '#lib/players/reference/country.ts';

export const portugal = country({
  name: 'Portugal',
  code: 'POR',
  leagues: [
    {
      name: 'Primeira Liga',
      sportsDbName: 'Portuguese Primeira Liga',
      sportsDbId: '4344',
      aliases: ['Liga Portugal', 'Liga NOS', 'Liga Portugal Betclic'],
      teams: [
        club('Alverca', 'Alverca do Ribatejo', { aliases: ['FC Alverca'] }),
        club('Arouca', 'Arouca', { aliases: ['FC Arouca'] }),
        club('AVS', 'Vila das Aves', { aliases: ['AVS Futebol SAD', 'AFS'] }),
        club('Benfica', 'Lisbon', { sportsDbId: '134108', aliases: ['SL Benfica', 'Sport Lisboa e Benfica'] }),
        club('Braga', 'Braga', { sportsDbId: '134098', aliases: ['SC Braga', 'Sporting Braga', 'Sporting de Braga'] }),
        club('Casa Pia', 'Lisbon', { aliases: ['Casa Pia AC'] }),
        // Plain 'Nacional' is no name of this club here: in the player index it is nearly always Montevideo's.
        club('CD Nacional', 'Funchal', { aliases: ['Nacional da Madeira', 'Nacional Madeira'] }),
        club('Estoril', 'Estoril', { sportsDbId: '134106', aliases: ['Estoril Praia', 'GD Estoril Praia'] }),
        club('Estrela da Amadora', 'Amadora', { aliases: ['Estrela Amadora', 'CF Estrela da Amadora'] }),
        club('Famalicão', 'Vila Nova de Famalicão', { aliases: ['FC Famalicão'] }),
        club('Gil Vicente', 'Barcelos', { aliases: ['Gil Vicente FC'] }),
        club('Moreirense', 'Moreira de Cónegos', { aliases: ['Moreirense FC'] }),
        club('Porto', 'Porto', { sportsDbName: 'FC Porto', sportsDbId: '134114' }),
        club('Rio Ave', 'Vila do Conde', { aliases: ['Rio Ave FC'] }),
        club('Santa Clara', 'Ponta Delgada', { aliases: ['CD Santa Clara'] }),
        club('Sporting CP', 'Lisbon', {
          sportsDbId: '135708',
          aliases: ['Sporting', 'Sporting Lisbon', 'Sporting Clube de Portugal'],
        }),
        club('Tondela', 'Tondela', { aliases: ['CD Tondela'] }),
        club('Vitória de Guimarães', 'Guimarães', {
          sportsDbId: '134115',
          aliases: ['Vitória Guimarães', 'Vitória SC', 'Guimarães'],
        }),
      ],
    },
  ],
});
