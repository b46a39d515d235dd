import { club, country } from '#lib/players/reference/country.ts';

export const netherlands = country({
  name: 'Netherlands',
  code: 'NED',
  aliases: ['The Netherlands', 'Holland'],
  leagues: [
    {
      name: 'Eredivisie',
      sportsDbName: 'Dutch Eredivisie',
      sportsDbId: '4337',
      aliases: [],
      teams: [
        club('Ajax', 'Amsterdam', { sportsDbId: '133772', aliases: ['AFC Ajax', 'Ajax Amsterdam'] }),
        club('AZ Alkmaar', 'Alkmaar', { sportsDbId: '133767', aliases: ['AZ', 'AZ 67'] }),
        club('Excelsior', 'Rotterdam', { sportsDbId: '133757', aliases: ['SBV Excelsior', 'Excelsior Rotterdam'] }),
        club('FC Groningen', 'Groningen', { sportsDbId: '133762', aliases: ['Groningen'] }),
        club('FC Twente', 'Enschede', { aliases: ['Twente', 'Twente Enschede', "FC Twente '65"] }),
        club('FC Utrecht', 'Utrecht', { aliases: ['Utrecht'] }),
        club('Feyenoord', 'Rotterdam', { aliases: ['Feyenoord Rotterdam'] }),
        club('Fortuna Sittard', 'Sittard'),
        club('Go Ahead Eagles', 'Deventer'),
        club('Heerenveen', 'Heerenveen', { aliases: ['SC Heerenveen'] }),
        club('Heracles Almelo', 'Almelo', { aliases: ['Heracles'] }),
        club('NAC Breda', 'Breda', { aliases: ['NAC'] }),
        club('NEC', 'Nijmegen', { sportsDbName: 'NEC Nijmegen', sportsDbId: '133760', aliases: ['N.E.C.'] }),
        club('PEC Zwolle', 'Zwolle', { aliases: ['FC Zwolle', 'Zwolle'] }),
        club('PSV Eindhoven', 'Eindhoven', { aliases: ['PSV'] }),
        club('Sparta Rotterdam', 'Rotterdam'),
        club('Telstar', 'Velsen', { aliases: ['SC Telstar', 'Telstar 1963'] }),
        club('Volendam', 'Volendam', { aliases: ['FC Volendam'] }),
      ],
    },
  ],
});
