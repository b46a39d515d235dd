import { club, country } from '#lib/players/reference/country.ts';

export const brazil = country({
  name: 'Brazil',
  code: 'BRA',
  aliases: ['Brasil'],
  leagues: [
    {
      name: 'Brasileirão Série A',
      sportsDbName: 'Brazilian Serie A',
      sportsDbId: '4351',
      aliases: ['Brasileirão', 'Brazil Serie A', 'Campeonato Brasileiro Série A'],
      teams: [
        club('Atlético Mineiro', 'Belo Horizonte', {
          sportsDbId: '134299',
          aliases: ['Atlético-MG', 'Clube Atlético Mineiro'],
        }),
        club('Bahia', 'Salvador', { sportsDbId: '134293', aliases: ['EC Bahia'] }),
        club('Botafogo', 'Rio de Janeiro', { sportsDbId: '134285', aliases: ['Botafogo FR', 'Botafogo RJ'] }),
        club('Ceará', 'Fortaleza', { sportsDbId: '134744', aliases: ['Ceará SC'] }),
        club('Corinthians', 'São Paulo', { sportsDbId: '134284', aliases: ['SC Corinthians Paulista'] }),
        club('Cruzeiro', 'Belo Horizonte', { sportsDbId: '134294', aliases: ['Cruzeiro EC'] }),
        club('Flamengo', 'Rio de Janeiro', { sportsDbId: '134287', aliases: ['CR Flamengo'] }),
        club('Fluminense', 'Rio de Janeiro', { sportsDbId: '134296', aliases: ['Fluminense FC'] }),
        club('Fortaleza', 'Fortaleza', { sportsDbId: '136186', aliases: ['Fortaleza EC'] }),
        club('Grêmio', 'Porto Alegre', { sportsDbId: '134288', aliases: ['Grêmio FBPA'] }),
        club('Internacional', 'Porto Alegre', { sportsDbId: '134281', aliases: ['SC Internacional'] }),
        club('Juventude', 'Caxias do Sul', { sportsDbId: '135887', aliases: ['EC Juventude'] }),
        club('Mirassol', 'Mirassol', { sportsDbId: '141181', aliases: ['Mirassol FC'] }),
        club('Palmeiras', 'São Paulo', { sportsDbId: '134465', aliases: ['SE Palmeiras'] }),
        club('Red Bull Bragantino', 'Bragança Paulista', {
          sportsDbName: 'Bragantino',
          sportsDbId: '134736',
          aliases: ['RB Bragantino'],
        }),
        club('Santos', 'Santos', { sportsDbId: '134286', aliases: ['Santos FC'] }),
        club('São Paulo', 'São Paulo', { sportsDbId: '134291', aliases: ['São Paulo FC', 'SPFC'] }),
        club('Sport Recife', 'Recife', {
          sportsDbName: 'Sport Club do Recife',
          sportsDbId: '136250',
          aliases: ['Sport do Recife'],
        }),
        club('Vasco da Gama', 'Rio de Janeiro', { sportsDbId: '134282', aliases: ['Vasco', 'CR Vasco da Gama'] }),
        club('Vitória', 'Salvador', { sportsDbId: '134280', aliases: ['EC Vitória', 'Vitória Bahia'] }),
      ],
    },
  ],
});
