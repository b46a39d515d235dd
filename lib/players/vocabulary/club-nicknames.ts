/** Clubs' nicknames, in addition to data/clubs.tsv: `name in the player table: nicknames`. */
export const CLUB_NICKNAMES: readonly (readonly [club: string, words: readonly string[]])[] = `
AC Milan: milan, rossoneri, a c milan
Ajax: ajax amsterdam, godenzonen
Arsenal: gunners, the gunners, invincibles
Aston Villa: villa
Atlético Madrid: atletico, atleti
Atlético Mineiro: galo
Barcelona: barca, fc barcelona, blaugrana, barcalona, barcelone
Bayer Leverkusen: leverkusen
Bayern Munich: bayern, fc bayern, bayern munchen, bayern muenchen
Benfica: sl benfica
Boca Juniors: boca
Borussia Dortmund: dortmund, bvb
Borussia Mönchengladbach: gladbach, monchengladbach
Celtic: celtic glasgow, glasgow celtic, bhoys
Chelsea: chelsea london
Deportivo La Coruña: deportivo, la coruna, depor
Dynamo Kyiv: dynamo kiev, dinamo kiev
Eintracht Frankfurt: frankfurt
Everton: toffees
Feyenoord: feyenoord rotterdam
Fiorentina: viola
Flamengo: mengao
Hamburger SV: hamburg, hsv
Inter Milan: inter, internazionale, nerazzurri, inter milano
Internacional: inter porto alegre
Juventus: juve, old lady, bianconeri, juventus turin
LA Galaxy: galaxy, los angeles galaxy
Leicester City: leicester, foxes
Liverpool: reds, the reds, lfc
Lyon: olympique lyonnais, olympique lyon
Manchester City: city, man city
Manchester United: united, man u, man utd, manu, mufc
Marseille: olympique marseille, olympique de marseille, om
Newcastle United: newcastle, magpies, toon
Napoli: naples, partenopei
Paris Saint-Germain: psg, paris sg, paris
Porto: fc porto
PSV Eindhoven: psv
RB Leipzig: leipzig
Rangers: glasgow rangers
Real Madrid: real, los blancos, madrid, galacticos
Red Star Belgrade: red star, crvena zvezda
River Plate: river
Roma: as roma, giallorossi, as rome
Sampdoria: samp
Saint-Étienne: st etienne, saint etienne
Schalke 04: schalke
Sporting CP: sporting, sporting lisbon
Steaua București: steaua bucharest, steaua
Tottenham Hotspur: spurs, tottenham
VfB Stuttgart: stuttgart
VfL Wolfsburg: wolfsburg
Werder Bremen: werder, bremen
West Ham United: west ham, hammers
Wolverhampton Wanderers: wolves
1. FC Köln: koln, cologne
`
  .trim()
  .split('\n')
  .map((line) => {
    const [club = '', words = ''] = line.split(': ');
    return [club, words.split(', ')] as const;
  });
