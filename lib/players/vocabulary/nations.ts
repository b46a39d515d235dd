import type { NationGroup } from '#lib/players/filters.ts';

/** `continent | nation | other words for it and its people`. Must include every nation in the player table. */
const TABLE = `
Africa | Algeria | algerian, algerians
Africa | Angola | angolan, angolans
Africa | Benin | beninese
Africa | Botswana | batswana
Africa | Burkina Faso | burkinabe
Africa | Burundi | burundian
Africa | Cameroon | cameroonian, cameroonians, indomitable lions
Africa | Cape Verde | cape verdean, cape verdeans, cabo verde
Africa | Central African Republic |
Africa | Chad | chadian
Africa | Comoros | comorian
Africa | Congo | congolese
Africa | DR Congo | democratic republic of congo, congo dr, zaire, zairean
Africa | Egypt | egyptian, egyptians
Africa | Equatorial Guinea | equatoguinean
Africa | Eswatini |
Africa | Ethiopia | ethiopian
Africa | Gabon | gabonese
Africa | Gambia | gambian, gambians
Africa | Ghana | ghanaian, ghanaians, black stars
Africa | Guinea | guinean, guineans
Africa | Guinea-Bissau |
Africa | Ivory Coast | ivorian, ivorians, cote d ivoire
Africa | Kenya | kenyan, kenyans
Africa | Liberia | liberian, liberians
Africa | Libya | libyan
Africa | Madagascar | malagasy
Africa | Malawi | malawian
Africa | Mali | malian, malians
Africa | Mauritania | mauritanian
Africa | Mauritius | mauritian
Africa | Morocco | moroccan, moroccans, atlas lions
Africa | Mozambique | mozambican, mozambicans
Africa | Namibia | namibian
Africa | Niger | nigerien
Africa | Nigeria | nigerian, nigerians, super eagles
Africa | Rwanda | rwandan
Africa | Senegal | senegalese
Africa | Sierra Leone | sierra leonean
Africa | Somalia | somali
Africa | South Africa | south african, south africans, bafana bafana
Africa | Sudan | sudanese
Africa | Tanzania | tanzanian
Africa | Togo | togolese
Africa | Tunisia | tunisian, tunisians
Africa | Uganda | ugandan, ugandans
Africa | Zambia | zambian, zambians
Africa | Zimbabwe | zimbabwean, zimbabweans
Asia | Australia | australian, australians, aussie, aussies, socceroos
Asia | Bahrain | bahraini
Asia | Bangladesh | bangladeshi
Asia | China | chinese
Asia | Hong Kong |
Asia | India | indian, indians
Asia | Indonesia | indonesian, indonesians
Asia | Iran | iranian, iranians
Asia | Iraq | iraqi, iraqis
Asia | Japan | japanese
Asia | Jordan | jordanian
Asia | Kazakhstan | kazakh
Asia | Kuwait | kuwaiti
Asia | Kyrgyzstan | kyrgyz
Asia | Lebanon | lebanese
Asia | Malaysia | malaysian
Asia | North Korea | north korean, north koreans
Asia | Oman | omani
Asia | Pakistan | pakistani
Asia | Palestine | palestinian
Asia | Philippines | filipino, the philippines
Asia | Qatar | qatari, qataris
Asia | Saudi Arabia | saudi, saudis, saudi arabian
Asia | Singapore | singaporean
Asia | South Korea | korea, korean, koreans, south korean, south koreans
Asia | Syria | syrian
Asia | Tajikistan | tajik
Asia | Thailand | thai
Asia | United Arab Emirates | uae, emirati
Asia | Uzbekistan | uzbek, uzbeks
Asia | Vietnam | vietnamese
Asia | Yemen | yemeni
Europe | Albania | albanian, albanians
Europe | Andorra | andorran
Europe | Armenia | armenian, armenians
Europe | Austria | austrian, austrians
Europe | Azerbaijan | azerbaijani
Europe | Belarus | belarusian, belarusians
Europe | Belgium | belgian, belgians, red devils
Europe | Bosnia and Herzegovina | bosnia, bosnia herzegovina, bosnian, bosnians
Europe | Bulgaria | bulgarian, bulgarians
Europe | Croatia | croatian, croatians, croat, croats
Europe | Cyprus | cypriot, cypriots
Europe | Czech Republic | czech, czechs, czechia
Europe | Czechoslovakia | czechoslovak
Europe | Denmark | danish, dane, danes
Europe | East Germany | east german, east germans
Europe | England | english, englishman, englishmen, three lions
Europe | Estonia | estonian, estonians
Europe | Faroe Islands | faroese
Europe | Finland | finnish, finn, finns
Europe | France | french, frenchman, frenchmen, les bleus
Europe | Georgia | georgian, georgians
Europe | Germany | german, germans, west germany, west german, west germans
Europe | Gibraltar | gibraltarian
Europe | Greece | greek, greeks
Europe | Hungary | hungarian, hungarians
Europe | Iceland | icelandic, icelander, icelanders
Europe | Israel | israeli, israelis
Europe | Italy | italian, italians, azzurri, italia
Europe | Kosovo | kosovan, kosovar
Europe | Latvia | latvian, latvians
Europe | Liechtenstein |
Europe | Lithuania | lithuanian, lithuanians
Europe | Luxembourg | luxembourger, luxembourgish
Europe | Malta | maltese
Europe | Moldova | moldovan
Europe | Montenegro | montenegrin, montenegrins
Europe | Netherlands | dutch, dutchman, dutchmen, holland, the netherlands, oranje
Europe | North Macedonia | macedonia, macedonian, macedonians
Europe | Northern Ireland | northern irish
Europe | Norway | norwegian, norwegians
Europe | Poland | polish, pole, poles
Europe | Portugal | portuguese, portugese
Europe | Republic of Ireland | ireland, irish, irishman, irishmen
Europe | Romania | romanian, romanians
Europe | Russia | russian, russians
Europe | San Marino |
Europe | Scotland | scottish, scot, scots, scotsman, scotsmen
Europe | Serbia and Montenegro |
Europe | Serbia | serbian, serbians, serb, serbs
Europe | Slovakia | slovak, slovaks, slovakian
Europe | Slovenia | slovenian, slovenians, slovene
Europe | Soviet Union | ussr, soviet, soviets
Europe | Spain | spanish, spaniard, spaniards, la roja
Europe | Sweden | swedish, swede, swedes
Europe | Switzerland | swiss
Europe | Turkey | turkish, turk, turks, turkiye
Europe | Ukraine | ukrainian, ukrainians
Europe | Vatican |
Europe | Wales | welsh, welshman, welshmen
Europe | Yugoslavia | yugoslav, yugoslavs, yugoslavian
North America | Barbados | barbadian
North America | Bermuda | bermudian
North America | Canada | canadian, canadians
North America | Costa Rica | costa rican, costa ricans
North America | Cuba | cuban, cubans
North America | Curaçao |
North America | Dominican Republic | dominican
North America | El Salvador | salvadoran
North America | Guatemala | guatemalan
North America | Haiti | haitian
North America | Honduras | honduran, hondurans
North America | Guadeloupe | guadeloupean
North America | Jamaica | jamaican, jamaicans, reggae boyz
North America | Mexico | mexican, mexicans, el tri
North America | Nicaragua | nicaraguan
North America | Panama | panamanian, panamanians
North America | Puerto Rico | puerto rican
North America | Trinidad and Tobago | trinidad, trinidadian
North America | United States | usa, america, american, americans, usmnt, yanks, yank, united states of america
Oceania | Fiji | fijian
Oceania | New Zealand | new zealander, new zealanders, kiwi, kiwis, all whites
Oceania | Papua New Guinea |
Oceania | Samoa | samoan
Oceania | Tahiti | tahitian
South America | Argentina | argentine, argentines, argentinian, argentinians, argentinean, albiceleste, la albiceleste, argie, argies
South America | Bolivia | bolivian, bolivians
South America | Brazil | brazilian, brazilians, brasil, selecao, brazillian, brazillians
South America | Chile | chilean, chileans
South America | Colombia | colombian, colombians, columbia, columbian
South America | Ecuador | ecuadorian, ecuadorians
South America | Guyana | guyanese
South America | Paraguay | paraguayan, paraguayans
South America | Peru | peruvian, peruvians
South America | Suriname | surinamese
South America | Uruguay | uruguayan, uruguayans
South America | Venezuela | venezuelan, venezuelans
`;

export type NationWords = { continent: string; nation: string; words: readonly string[] };

export const NATIONS: readonly NationWords[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [continent = '', nation = '', words = ''] = line.split('|').map((cell) => cell.trim());
    return { continent, nation, words: words.split(', ').filter(Boolean) };
  });

type Region = { label: string; words: readonly string[]; continents?: string[]; nations?: string[] };

const YUGOSLAV_WORDS = ['yugoslavia', 'yugoslav', 'yugoslavs', 'yugoslavian', 'yugoslavians', 'yu'];
const YUGOSLAV = [
  'Yugoslavia',
  'Serbia',
  'Serbia and Montenegro',
  'Croatia',
  'Bosnia and Herzegovina',
  'Slovenia',
  'Montenegro',
  'North Macedonia',
  'Kosovo',
];

export const REGIONS: readonly Region[] = [
  { label: 'Africa', words: ['africa', 'african', 'africans'], continents: ['Africa'] },
  { label: 'Asia', words: ['asia', 'asian', 'asians'], continents: ['Asia'] },
  { label: 'Europe', words: ['europe', 'european', 'europeans'], continents: ['Europe'] },
  {
    label: 'South America',
    words: ['south america', 'south american', 'south americans'],
    continents: ['South America'],
  },
  {
    label: 'North America',
    words: ['north america', 'north american', 'north americans', 'concacaf', 'central america', 'central american'],
    continents: ['North America'],
  },
  {
    label: 'Latin America',
    words: ['latin america', 'latin american', 'latin americans'],
    continents: ['South America'],
    nations: ['Mexico', 'Costa Rica', 'Honduras', 'Panama', 'El Salvador'],
  },
  {
    label: 'Scandinavia',
    words: ['scandinavia', 'scandinavian', 'scandinavians'],
    nations: ['Denmark', 'Norway', 'Sweden'],
  },
  {
    label: 'the Nordic countries',
    words: ['nordic', 'nordics', 'nordic countries'],
    nations: ['Denmark', 'Norway', 'Sweden', 'Finland', 'Iceland'],
  },
  {
    label: 'Britain',
    words: ['britain', 'great britain', 'british', 'uk', 'united kingdom', 'brits'],
    nations: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  },
  {
    label: 'all of Ireland',
    words: ['all ireland', 'whole of ireland', 'island of ireland', 'united ireland'],
    nations: ['Republic of Ireland', 'Northern Ireland'],
  },
  {
    label: 'Eastern Europe',
    words: ['eastern europe', 'eastern european', 'eastern europeans', 'east european'],
    nations: [
      ...YUGOSLAV,
      ...'Albania,Belarus,Bulgaria,Czech Republic,Czechoslovakia,East Germany,Estonia,Hungary,Latvia,Lithuania,Moldova,Poland,Romania,Russia,Slovakia,Soviet Union,Ukraine'.split(
        ',',
      ),
    ],
  },
  {
    label: 'the former Yugoslavia',
    words: ['ex', 'former', 'old', 'old former'].flatMap((former) => YUGOSLAV_WORDS.map((word) => `${former} ${word}`)),
    nations: YUGOSLAV,
  },
  { label: 'Benelux', words: ['benelux'], nations: ['Belgium', 'Netherlands', 'Luxembourg'] },
  {
    label: 'the Caribbean',
    words: ['caribbean', 'west indies', 'west indian', 'caribbean islands'],
    nations: [
      'Barbados',
      'Bermuda',
      'Cuba',
      'Curaçao',
      'Dominican Republic',
      'Haiti',
      'Guadeloupe',
      'Jamaica',
      'Puerto Rico',
      'Trinidad and Tobago',
    ],
  },
  {
    label: 'countries that no longer exist',
    words: ['vanished countries'],
    nations: ['Yugoslavia', 'Serbia and Montenegro', 'Czechoslovakia', 'Soviet Union', 'East Germany'],
  },
  {
    label: 'the Balkans',
    words: ['balkan', 'balkans'],
    nations: [...YUGOSLAV, 'Albania', 'Bulgaria', 'Greece', 'Romania'],
  },
];

export function nationGroup({ label, continents = [], nations = [] }: Region): NationGroup {
  const onContinent = NATIONS.filter(({ continent }) => continents.includes(continent)).map(({ nation }) => nation);
  return { label, nations: [...onContinent, ...nations] };
}
