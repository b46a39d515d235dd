import { nationCode } from '#lib/team/look/kits.ts';

/** FIFA's codes of World Cup teams whose shirts we don't have. */
const CODES: Readonly<Record<string, string>> = {
  Angola: 'ANG',
  Bolivia: 'BOL',
  'Bosnia and Herzegovina': 'BIH',
  'Bosnia-Herzegovina': 'BIH',
  'Cabo Verde': 'CPV',
  Canada: 'CAN',
  China: 'CHN',
  'Congo DR': 'COD',
  'Costa Rica': 'CRC',
  Curaçao: 'CUW',
  'El Salvador': 'SLV',
  Haiti: 'HAI',
  Honduras: 'HON',
  Iceland: 'ISL',
  Iraq: 'IRQ',
  Jordan: 'JOR',
  Kuwait: 'KUW',
  'New Zealand': 'NZL',
  'North Korea': 'PRK',
  'Northern Ireland': 'NIR',
  Panama: 'PAN',
  Qatar: 'QAT',
  Russia: 'RUS',
  Slovakia: 'SVK',
  Slovenia: 'SVN',
  'South Africa': 'RSA',
  Togo: 'TOG',
  'Trinidad and Tobago': 'TRI',
  Tunisia: 'TUN',
  'United Arab Emirates': 'UAE',
  Uzbekistan: 'UZB',
  Zaire: 'ZAI',
};

/** Three letters for a team of a World Cup, where its name doesn't fit. */
export const teamCode = (team: string): string => CODES[team] ?? nationCode(team);
