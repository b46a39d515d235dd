import { foldText } from '#lib/team/fold-text.ts';

export const LANGUAGES = ['Spanish', 'Portuguese', 'French', 'German', 'Italian'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English, then Spanish, Portuguese, French, German and Italian. Words in use for questions, positions and nations. */
const TABLE = `
who | quien, quienes, quien es, quien fue, como se llama | quem, como se chama, quem e, quem foi | qui, qui est, qui etait, qui sont, qui a, comment s appelle | wer, wie heisst, wie heissen, wer ist, wer war, wer waren, wer sind, wer hat | chi, chi e, chi era, chi sono, chi ha, come si chiama
which | cual, cuales, que | qual, quais, que | quel, quels, quelle, quelles | welche, welcher, welches, welchen | quale, quali
how many | cuantos, cuantas | quantos, quantas | combien, combien de | wie viele, wieviele, wieviel | quanti, quante
when | cuando | quando | quand | wann | quando
where is | de donde es, de que pais es, de que nacionalidad es | de onde e, de que pais e, qual a nacionalidade de | d ou vient, de quel pays est, de quelle nationalite est | woher kommt, aus welchem land kommt, woher stammt | di dove e, di che nazionalita e, di che paese e
where does play | donde juega, donde jugo | onde joga, onde jogou | ou joue, ou a joue | wo spielt, wo spielte | dove gioca, dove ha giocato
best | mejor, mejores | melhor, melhores | meilleur, meilleurs, meilleure, meilleures | beste, besten, bester, bestes | migliore, migliori, miglior
oldest | mas viejo, mas viejos, mayor | mais velho | plus vieux, plus age | alteste, altester, altesten | piu vecchio, piu anziano
youngest | mas joven, mas jovenes | mais novo, mais jovem | plus jeune, plus jeunes | jungste, jungster, jungsten | piu giovane, piu giovani
younger | | | | junger, jungere, jungerer, jungeren | 
older | | | | alter, altere, alterer | 
stronger | mas fuerte | mais forte | plus fort, plus forte | starker | piu forte
weakest | mas debil, mas debiles, mas flojo, peor, peores | mais fraco, mais fracos, pior, piores | plus faible, plus faibles, moins bon, pire | schwachste, schwachster, schwachsten, schlechteste, schlechtester, schlechtesten | piu debole, piu deboli, peggiore, peggiori
young | joven, jovenes | jovens, jovem | jeune, jeunes | junge, jungen | giovane, giovani
players | jugadores, jugador, futbolistas, futbolista | jogadores, jogador, craques | joueurs, joueur, footballeur, footballeurs | spieler, fussballer, spielern | giocatori, giocatore, calciatori, calciatore
women | mujeres, mujer, jugadoras, jugadora, futbolistas mujeres, chicas, femenino, femenina | mulheres, mulher, jogadoras, jogadora, feminino, feminina | femmes, femme, joueuses, joueuse, filles, feminine | frauen, frau, spielerinnen, spielerin, fussballerinnen | donne, donna, giocatrici, giocatrice, calciatrici, femminile
women eleven | | | | frauenelf, frauenteam, frauenmannschaft | 
goalkeepers | portero, porteros, arquero, arqueros | goleiro, goleiros, guarda redes | gardien, gardiens, gardien de but, gardiens de but | torwart, torhuter, torwarte | portiere, portieri
defenders | defensa, defensas, defensor, defensores | zagueiros, zagueiro, defesa, defesas, defensores | defenseur, defenseurs | verteidiger, abwehrspieler | difensore, difensori
centre backs | central, centrales | zagueiro central | defenseur central, defenseurs centraux | innenverteidiger | difensore centrale, difensori centrali
left backs | lateral izquierdo, laterales izquierdos | lateral esquerdo, laterais esquerdos | arriere gauche, arrieres gauches | linksverteidiger | terzino sinistro, terzini sinistri
right backs | lateral derecho, laterales derechos | lateral direito, laterais direitos | arriere droit, arrieres droits | rechtsverteidiger | terzino destro, terzini destri
midfielders | centrocampista, centrocampistas, mediocampista, mediocampistas, volante | meio campista, meia, meias, medios | milieu, milieux, milieu de terrain, milieux de terrain | mittelfeldspieler, mittelfeld | centrocampista, centrocampisti
forwards | delantero, delanteros, atacante, atacantes | atacante, atacantes | attaquant, attaquants | sturmer, angreifer | attaccante, attaccanti
strikers | centrodelantero, delantero centro | centroavante | avant centre, buteur, buteurs | mittelsturmer, stosssturmer | centravanti, punta, punte, bomber
wingers | extremo, extremos | ponta, pontas | ailier, ailiers | flugelspieler | ala, ali
goals | gol, goles, tantos | gols, golos | but, buts | tor, tore, treffer | gol, reti
most goals | mas goles | mais gols, mais golos | plus de buts | meisten tore, meiste tore | piu gol
top scorer | goleador, goleadores, maximo goleador, maximos goleadores, ha marcado mas, marco mas | melhor marcador, melhores marcadores, marcador, marcadores, artilheiro, artilheiros, maior artilheiro, maiores artilheiros, maior goleador | meilleur buteur, meilleurs buteurs, a marque le plus, marque le plus | torschutzenkonig, torjager | segnato di piu, ha segnato di piu, capocannoniere, miglior marcatore, marcatore
started | | | | stand, standen | 
national | seleccion | | equipe nationale | nationalmannschaft, nationalelf | nazionale
scored | marco, marcaron, anoto, hizo, metio, anotaron, marcado | marcou, fez, fizeram, marcaram, marcado | a marque, marque, marques, inscrit, mis | erzielte, schoss, geschossen, traf, machte, gemacht | ha segnato, segnato, fatto, fatti, realizzato
world cup | mundial, copa del mundo, copa mundial, copa | copa do mundo, copa, mundial | coupe du monde, mondial | weltmeisterschaft, wm | mondiale, coppa del mondo, campionato del mondo
copa america | copa america | copa america | copa america | copa america | copa america
my | mi, mis | meu, minha, meus, minhas | mon, ma, mes | mein, meine, meinem, meiner, meinen | mio, mia, miei, mie, il mio, la mia
missing | que falta, falta, le falta | o que falta, falta, faltando | que manque t il, que manque, manque, manque t il | was fehlt, fehlt | cosa manca, che manca, manca
final | la final, final | a final, final | la finale, finale | endspiel, finale | la finale, finale
semi final | semifinal, semifinales, semifinal | semifinal, semifinais, semi | demi finale, demi finales | halbfinale | semifinale, semifinali
quarter final | cuartos de final, cuartos | quartas de final, quartas | quart de finale, quarts de finale | viertelfinale | quarti di finale, quarti
penalty shootout | penales, penaltis, por penales, tanda de penales, tanda de penaltis | penaltis, nos penaltis, disputa de penaltis | tirs au but, aux tirs au but | elfmeterschiessen, im elfmeterschiessen | rigori, ai rigori
runner up | subcampeon, segundo | vice campeao, vice, segundo lugar | vice champion, finaliste, deuxieme | vizeweltmeister, zweiter, vize | secondo, vicecampione
in total | en total | no total, ao todo | au total, en tout | insgesamt | in tutto, in totale
cost | costo, cuesta, cuanto costo, cuanto cuesta, fichaje | custou, custa, quanto custou | coute, a coute, combien a coute, transfert | kostete, gekostet, kostet, ablose | costato, costa, costo, quanto costo, e costato
squad | plantilla, plantel, convocados | elenco, convocados, convocacao | effectif | kader, aufgebot | rosa, convocati
caps | partidos internacionales, internacionalidades | jogos pela selecao, internacionalizacoes | selections, capes | landerspiele, landerspielen | presenze in nazionale, presenze
more than one | mas de un, mas de una | mais de um, mais de uma | plus d un, plus d une | mehr als ein, mehr als eine, mehr als einer, mehr als einem, mehr als einen | piu di un, piu di una, piu di uno
two | dos | dois, duas | deux | zwei | due
three | tres | tres | trois | drei | tre
four | cuatro | quatro | quatre | vier | quattro
five | cinco | cinco | cinq | funf | cinque
more than | mas de | mais de, mais que | plus de | mehr als | piu di
won | gano, ganaron, ganado, ganador, ganadores | ganhou, ganharam, venceu, vencedores | gagne, a gagne, remporte, vainqueur, vainqueurs | gewann, gewonnen, sieger | vinto, ha vinto, vincitore, vincitori
world cup winners | campeones del mundo, campeon del mundo | campeao mundial, campeoes do mundo | champions du monde, champion du monde | weltmeister | campioni del mondo, campione del mondo
ballon d or | balon de oro, balones de oro | bola de ouro, bolas de ouro | ballon d or, ballons d or | ballon dor, goldener ball, ballons dor | pallone d oro, palloni d oro
he | | ele | | er | lui, egli
coach | entrenador, seleccionador, tecnico, dt | treinador, tecnico, selecionador | entraineur, l entraineur, selectionneur | trainer, bundestrainer | allenatore, commissario tecnico, ct
coached | dirigia, dirigio, entrenaba, entreno | treinava, treinou, comandava, dirigia | entrainait, entraine, dirigeait | trainierte, trainiert | allenava, alleno, allena, guidava
after | despues de, despues del | depois de, apos | apres | nach | dopo, dopo il
before | antes de, antes del | antes de, antes do | avant | vor | prima di, prima del
lost to | perdio contra, perdieron contra | perdeu para, perderam para, perdeu contra | perdu contre, a perdu contre, ont perdu contre, perdu face a | verloren gegen, verlor gegen | perso contro, ha perso contro
lost | perdio, perdieron, perdido | perdeu, perderam, perdido | perdu, a perdu, ont perdu | verloren, verlor | perso, ha perso, persero
they | ellos | eles | ils | sie | loro
South Africa | sudafrica | africa do sul | afrique du sud | sudafrika | sud africa, sudafrica
how far | hasta donde llego, hasta donde llegaron, hasta donde | ate onde foi, ate onde chegou, ate onde chegaram, ate onde | jusqu ou est allee, jusqu ou est alle, jusqu ou | wie weit kam, wie weit kamen, wie weit | fin dove e arrivata, fin dove
in which year | en que ano, que ano | em que ano, que ano | en quelle annee, quelle annee | in welchem jahr | in che anno
captain | capitan | capitao | capitaine, capitaines | kapitan | capitano
team | equipo | time, equipa, selecao | equipe | mannschaft | squadra
starting eleven | alineacion, once titular | escalacao, onze titular | composition, compo, onze de depart | aufstellung, startelf | formazione, undici titolare
eleven | once, once ideal, alineacion ideal | onze, onze ideal | onze, onze type, onze ideal | elf, traumelf | undici, formazione ideale
clubs | en que clubes, clubes | em que clubes, clubes | dans quels clubs | bei welchen vereinen, vereine, vereinen, klubs | in quali club, squadre
played for | jugo para, jugaron, jugo, ha jugado, jugaba, juega | jogou no, jogou em, jogaram no, jogaram, jogou, joga | a joue, joue a, ont joue, joue, jouait | spielte fur, spielte bei, spielten, gespielt, spielte, spielt | ha giocato, giocato, hanno giocato, giocava, gioca
born | nacio, nacido, nacidos, nacieron | nasceu, nascido, nascidos | ne, nes, est ne, nee | geboren | nato, nati, e nato
how old | que edad, que edad tenia, cuantos anos tiene | quantos anos tem, que idade | quel age | wie alt | quanti anni ha
in | en, en el, en la | em, no, na | en, au | in, im | in, nel, nella, nell
of | tiene, tienen, mundo, del mundo, de, del, de la, de los, de las, el, la, los, las, un, una, por, para, al, su, con, ha, han, es, son, fue, fueron, historia, todos los tiempos, tiempos, todos, mas, ese, esa, historico, historicos, historica, lo, se, siempre, los mundiales, ese, dime, dame, muestrame, che, dale, pues, porfa, por favor, vos, tipo, lo que, tengas, decime, contame, hola | mundo, do mundo, maior, de, do, da, dos, das, nos, nas, o, a, os, as, um, uma, pelo, pela, em, para, com, por, ao, foi, sao, todos os tempos, tempos, todos, mais, historia, sempre, de sempre, historico, me, ai, la, tipo, por favor, gente, cara, ne, entao | le, la, les, du, de, des, un, une, aux, dans, pour, par, l, d, est, sont, etait, ont, a, il, elle, tous les temps, temps, tous, plus, histoire, fois, toujours, n, y, historique, ce, se, sur, aux, donne moi, deja, stp, svp, donc, alors, en fait, s il te plait, t as | der, die, das, dem, den, des, ein, eine, einen, einer, am, bei, von, vom, zu, zum, fur, mit, ist, sind, war, waren, wurde, wurden, hat, haben, aller zeiten, zeiten, aller, je, bis, gab, es, am meisten, aus, auf, je, dir, mir, uns, allen, ueber, alltime, gib, durch, raus, eigentlich, denn, mal, doch, halt, ja, ne, ner, bitte, nochmal | che, il, lo, la, i, gli, le, del, dell, della, dall, sull, all, dei, delle, di, un, una, uno, al, alla, nei, per, con, da, sono, ha, hanno, fu, era, dal, tutti i tempi, tempi, tutti, piu, storia, tra, fra, ai, agli, alle, sui, sul, di sempre, sempre, mi, dimmi, ci, si, ma, allora, per favore, dai, pure, prendo, posso, tenere, ne, se
times | veces | vezes | | | volte
as player | como jugador | como jogador | comme joueur | als spieler | come giocatore, da giocatore
only | puros, puras, solo, solamente | somente, so gente | que des, rien que, seulement, uniquement | nur, ausschliesslich | solo, soli, sole, soltanto
left footed | zurdos, zurdo, zurdas, zurda | canhotos, canhoto | gauchers, gaucher | linksfusser, linksfuss | mancini, mancino
five at the back | defensa de 5, linea de 5 | defesa de 5 | defense a 5 | funferkette | difesa a 5, difesa a cinque
or level | o andan iguales, o van iguales, o estan iguales | ou estao iguais | ou egalite | oder gleich viele, oder gleich | o sono pari
the best | el mejor, la mejor | o melhor, a melhor | le meilleur, la meilleure | der beste, die beste | il migliore, la migliore
was goalkeeper | estuvo en el arco, atajo | estava no gol | etait dans les buts | im tor gestanden, stand im tor, im tor stand | era in porta
on the bench | en el banco | no banco | sur le banc | sass auf der bank, auf der bank, bank | in panchina
why | por que | por que | pourquoi | warum, wieso | perche
and | y | e | et | und | e, ed
but | pero | mas, porem | mais | aber | ma, pero
only one | un solo, una sola | um so, uma so | un seul, une seule | nur ein, nur eine, nur einen | un solo, una sola
country | pais, paises | pais, paises | pays | land | paese, paesi
called | llamados, que se llaman, llamado | chamados, que se chamam, chamado | appeles, qui s appellent, nommes | namens, die heissen | chiamati, che si chiamano, di nome
played in | jugaron en, jugo en, jugado en, jugar en | jogaram na, jogaram em, jogou na, jogou em | joue en, ont joue en | spielten in, gespielt in | giocato in, hanno giocato in, giocarono in
per country | por pais, por cada pais | por pais | par pays | pro land, pro nation | per paese, per nazione
at most | como maximo, maximo | no maximo | au maximum, au plus | hochstens, maximal | al massimo
per | por cada | por | par | pro | per ogni
world cups | mundiales, copas, copas del mundo | copas, copas do mundo, mundiais | coupes du monde, mondiaux | weltmeisterschaften, wms | mondiali
exchange | cambia, sustituye a, sustituye, reemplaza a, reemplaza | troca o, troca, substitui o, substitui, substitua o, substitua | remplace, remplacez | ersetze, ersetz | cambia, sostituisci
drop | saca a, saca, quita a, quita | tira o, tira a, tira | enleve, sors | streiche | togli, leva
put | mete a, pon a | coloca o, bota o | mets | | metti
played at | disputo, ha disputado, jugado | disputou | a dispute, dispute, participe | bestritten | disputato, ha disputato
most | | | le plus de | die meisten | 
make it | hazlo, hazla, ponlo | torna o, torna a, deixa o time, faz ele | rends la, rends le, fais la | mach es, mach sie, mach ihn | fallo, falla, rendila, rendilo
change to | cambia a, cambia al, cambialo a, pasa a, pasa al, ponlo en, juguemos con | muda para, mude para, troca para, muda pra | passe en, passe au, passe a, change en, mets en, jouons en | wechsle auf, wechsle zu, wechsel auf, wechsel zu, stell um auf, spielen wir | passa al, passa a, cambia in, metti il, giochiamo con
nor | ni | nem | ni | | 
make | haz, hazme, armas, me armas, pon, haga, rehaz, rehacer, arma, armame, rearma | faz, faca, bota, coloca, refaz, refaca, monta | fais, mets, fais moi, refais, refaire, refaites | mach, mache, stell, bau, baue, baue um, mach aus | fai, fammi, metti, rifai, rifare
more attacking | mas ofensivo, mas ofensiva, mas atacante | mais ofensivo, mais ofensiva | plus offensif, plus offensive | offensiver, angriffslustiger | piu offensivo, piu offensiva
more defensive | mas defensivo, mas defensiva | mais defensivo, mais defensiva | plus defensif, plus defensive | defensiver | piu difensivo, piu difensiva
instead of | en lugar de, en vez de | em vez de, no lugar de | a la place de | statt, anstatt, anstelle von | al posto di, invece di
or | o | ou | ou | oder | oppure
without | sacame a, sacame, sin, salvo, excepto, pero no, pero sin, no, ningun, ninguno, ninguna, que no, que no sea, que no sean | sem, exceto, mas nao, mas sem, nao, nenhum, nenhuma, que nao seja, que nao sejam | sans, sauf, mais pas, mais sans, pas, pas de, aucun, aucune, a part, autre que | ohne, ausser, aber nicht, aber ohne, aber keine, aber keinen, kein, keine, keinen, keiner, nicht | senza, tranne, ma non, ma senza, non, nessun, nessuno, nessuna, a parte, che non sia, che non siano
since | desde, a partir de | desde, a partir de | depuis | seit, ab | dal, da quando
never | nunca | nunca | jamais | nie, niemals | mai
above | por encima de | acima de | au dessus de | uber | sopra, sopra i, oltre
better than | mejor que, mejores que, mas fuerte que | melhor que, melhor do que, melhores que, melhores do que, mais forte que | meilleur que, meilleurs que, meilleure que, plus fort que, plus forte que | besser als, bessere als, starker als | migliore di, migliori di, meglio di, migliore del, migliore della, piu forte di, piu forte del, piu forte della
better | | | mieux | besser | meglio
beat | ganaria a, ganaria contra, venceria a, ganarle a, derrotaria a | venceria, ganharia de, ganharia do, ganharia da | battrait, battre, gagnerait contre, battrait elle | schlagen, schlagt, gewinnen gegen | batterebbe, battere, vincerebbe contro
taller than | mas altos que, mas alto que, mas altos de, mas alto de | mais altos que, mais alto que | plus grands que, plus grand que | grosser als | piu alti di, piu alto di
room for | donde pongo a, donde meto a, a quien quito por, a quien saco por, quien sale por | onde coloco, onde coloco o, onde ponho, onde ponho o, quem sai para entrar, quem tiro para por | ou placer, ou mettre, qui sortir pour, qui doit sortir pour | wohin mit, wo stelle ich, wer muss raus fur, wer muss weichen fur | dove metto, dove schiero, chi tolgo per, chi esce per
path | camino, recorrido | caminho, campanha | parcours, chemin | weg | cammino, percorso
title | titulo | titulo | titre | titel | titolo
surprise me | sorprendeme | surpreenda me, me surpreenda, surpreende me | surprends moi, surprenez moi | uberrasch mich, uberrasche mich | sorprendimi
conceded | recibio, recibieron, recibidos, encajo, encajados, encajaron | sofreu, sofridos, levou, tomou, sofreram | encaisse, encaisses, a encaisse, concede | kassierte, kassiert, gegentore, gegentreffer | subito, subiti, ha subito
number tens | dieces, enganches | camisas 10, camisas dez | numeros 10, numeros dix, meneurs de jeu | zehner, spielmacher | numeri 10, numeri dieci, trequartisti, fantasisti
number nines | nueves, numeros 9 | camisas 9, camisas nove | numeros 9, numeros neuf | neuner | numeri 9, numeri nove
number sixes | | | numeros 6 | sechser | numeri 6
keep | pero deja a, pero manten a, manten a, conserva a, deja a | mas mantem, mas mantenha, mantem o, mantenha o, mantem, deixa o | mais garde, garde, en gardant, gardez | aber behalte, behalte, behalt, lass | ma tieni, tieni, mantieni, lascia
former | retirados | aposentados | retraites | ehemalige, ehemaligen | ritirati
Brazil | brasileno, brasilenos, brasilena, brasilenas, brasil, brasileros, brasilero | brasileiro, brasileiros, brasileira, brasileiras, brasil | bresil, bresilien, bresiliens, bresilienne | brasilien, brasilianer, brasilianische, brasilianischen, brasilianischer | brasile, brasiliano, brasiliani, brasiliana
Argentina | argentino, argentinos, argentina, argentinas | argentino, argentinos | argentine, argentin, argentins | argentinien, argentinier, argentinische, argentinischen | argentino, argentini
Germany | alemania, aleman, alemanes | alemanha, alemao, alemaes | allemagne, allemand, allemands | deutschland, deutsche, deutschen, deutscher | germania, tedesco, tedeschi
Spain | espana, espanol, espanoles | espanha, espanhol, espanhois | espagne, espagnol, espagnols | spanien, spanier, spanische, spanischen | spagna, spagnolo, spagnoli
France | francia, frances, franceses | franca, frances, franceses | equipe de france, france, francais, francaise, des bleus, les bleus, bleus | frankreich, franzose, franzosen, franzosische, franzosischen | francia, francese, francesi
Italy | italia, italiano, italianos | italia, italiano, italianos | italie, italien, italiens | italien, italiener, italienische, italienischen | italia, italiano, italiani
England | inglaterra, ingles, ingleses | inglaterra, ingles, ingleses | angleterre, anglais | england, englander, englische, englischen | inghilterra, inglese, inglesi
United States | estados unidos, eeuu, estadounidense, estadounidenses, yanquis | estados unidos, americano, americanos | etats unis, americain, americains | usa, amerikaner, amerikanische, amerikanischen, amis | stati uniti, americano, americani, statunitensi
Netherlands | paises bajos, holanda, holandes, holandeses, neerlandes | holanda, holandes, holandeses, paises baixos | pays bas, neerlandais, hollande, hollandais | niederlande, niederlander, hollander, holland, niederlandische, niederlandischen | paesi bassi, olanda, olandese, olandesi
Portugal | portugal, portugues, portugueses | portugal, portugues, portugueses | portugais | portugiese, portugiesen, portugiesische, portugiesischen | portogallo, portoghese, portoghesi
Uruguay | uruguayo, uruguayos | uruguai, uruguaio, uruguaios | uruguayen, uruguayens | uruguayer, uruguayische, uruguayischen | uruguaiano, uruguaiani
Mexico | mexicano, mexicanos | mexicano, mexicanos | mexique, mexicain, mexicains | mexiko, mexikaner, mexikanische, mexikanischen | messico, messicano, messicani
Croatia | croacia, croata, croatas | croacia, croata, croatas | croatie, croate, croates | kroatien, kroaten, kroatische, kroatischen | croazia, croato, croati
Belgium | belgica, belga, belgas | belgica, belga, belgas | belgique, belge, belges | belgien, belgier, belgische, belgischen | belgio, belga, belgi
Africa | africano, africanos | africano, africanos | afrique, africain, africains | afrika, afrikaner, afrikanische, afrikanischen | africano, africani
Colombia | colombiano, colombianos | colombiano, colombianos | colombie, colombien, colombiens | kolumbien, kolumbianer | colombiano, colombiani
Poland | polonia, polaco, polacos | polonia, polones, poloneses | pologne, polonais | polen, polnische, polnischen | polonia, polacco, polacchi
against | contra | contra | contre | gegen | contro
how did | como quedo, como le fue | como foi | comment | wie ging, wie spielte | come e finita
the 70s | los 70, anos 70, los anos 70, de los 70, de los anos 70, los setenta, de los setenta | anos 70, dos anos 70 | annees 70, des annees 70 | 70er, der 70er, siebziger | anni 70, degli anni 70
the 80s | los 80, anos 80, los anos 80, de los 80, de los anos 80, los ochenta, de los ochenta | anos 80, dos anos 80 | annees 80, des annees 80 | 80er, der 80er, achtziger | anni 80, degli anni 80
the 90s | los 90, anos 90, los anos 90, de los 90, de los anos 90, los noventa, de los noventa | anos 90, dos anos 90 | annees 90, des annees 90 | 90er, der 90er, neunziger | anni 90, degli anni 90
South America | sudamerica, sudamericano, sudamericanos, sudamericana | america do sul, sul americano, sul americanos | amerique du sud, sud americain, sud americains | sudamerika, sudamerikaner, sudamerikanische, sudamerikanischen | sud america, sudamericano, sudamericani
Europe | europa, europeo, europeos | europa, europeu, europeus | europe, europeen, europeens | europa, europaer, europaische, europaischen | europa, europeo, europei
Asia | asiatico, asiaticos | asiatico, asiaticos | asie, asiatique, asiatiques | asien, asiaten, asiatische, asiatischen | asiatico, asiatici
Sweden | suecia, sueco, suecos | suecia, sueco, suecos | suede, suedois | schweden, schwede, schwedische, schwedischen | svezia, svedese, svedesi
Denmark | dinamarca, danes, daneses | dinamarca | danemark, danois | danemark, dane, danen, danische, danischen | danimarca, danese, danesi
Switzerland | suiza, suizo, suizos | suica, suico, suicos | suisse, suisses | schweiz, schweizer | svizzera, svizzero, svizzeri
Austria | austriaco, austriacos | austria, austriaco | autriche, autrichien, autrichiens | osterreich, osterreicher, osterreichische, osterreichischen | austriaco, austriaci
Turkey | turquia, turco, turcos | turquia, turco, turcos | turquie, turc, turcs | turkei, turke, turkische, turkischen | turchia, turco, turchi
Japan | japon, japones, japoneses | japao, japones, japoneses | japon, japonais | japaner, japanische, japanischen | giappone, giapponese, giapponesi
Morocco | marruecos, marroqui, marroquies | marrocos, marroquino | maroc, marocain, marocains | marokko, marokkaner, marokkanische | marocco, marocchino, marocchini
Cameroon | camerun, camerunes | camaroes | cameroun, camerounais | kamerun, kameruner | camerun, camerunense
Ivory Coast | costa de marfil, marfileno | costa do marfim, marfinense | cote d ivoire, ivoirien, ivoiriens | elfenbeinkuste, ivorer | costa d avorio, ivoriano
Hungary | hungria, hungaro, hungaros | hungria, hungaro | hongrie, hongrois | ungarn, ungar, ungarische | ungheria, ungherese, ungheresi
Chile | chileno, chilenos | chileno, chilenos | chili, chilien, chiliens | chilenen, chilenische | cile, cileno, cileni
Bayern Munich | bayern | bayern | bayern | bayern, bayern spieler, bayernspieler | bayern
`;

type Words = { language: Language; translations: ReadonlyMap<string, string>; longest: number };

const TABLES: readonly Words[] = LANGUAGES.map((language, at) => {
  const translations = new Map<string, string>();
  for (const line of TABLE.trim().split('\n')) {
    const [english = '', ...columns] = line.split(/ *\| */);
    for (const words of (columns[at] ?? '').split(', ').filter(Boolean))
      if (!translations.has(words)) translations.set(words, foldText(english));
  }
  return { language, translations, longest: 4 };
});

/** 'Africaines' is a form of 'africain', 'italianas' of 'italiano'. */
const formsOf = (word: string) =>
  word.length < LONG
    ? []
    : [/s$/, /es?$/, /nes?$/, /as?$/].flatMap((end) => [word.replace(end, ''), word.replace(end, 'o')]);
const LONG = 6;

/** Words as short as this occur in several languages, except for these. */
const SHORT = 3;
const TELLING = new Set(['ou', 'wer', 'qui', 'chi', 'quel', 'sin', 'wie', 'wann']);

const ENGLISH = new Set('the of who what which how with and did does best from to for'.split(' '));

/** 'Best delanteros of the 90s' */
const isMixed = (words: readonly string[], tells = 0) =>
  tells === 1 && words.filter((word) => ENGLISH.has(word)).length > 1;

const isEnglish = (phrase: string, isKnown: (word: string) => boolean) =>
  isKnown(phrase) || phrase.split(' ').every(isKnown);

/** The words that are part of a name of several words: 'Costa Rica'. */
function namedIn(words: readonly string[], isName: (words: string) => boolean): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++)
    for (const length of [2, 3, 4])
      if (isName(words.slice(at, at + length).join(' '))) for (let one = 0; one < length; one++) found.add(at + one);
  return found;
}

/**
 * The question in English words, if it seems to be in another language. `isKnown` are the words of English questions,
 * `isName` names of several words, and `before` is the language of the question before.
 */
export function inEnglish(
  folded: string,
  isKnown: (word: string) => boolean,
  isName: (words: string) => boolean,
  before: string | null = null,
): { text: string; language: Language | null } {
  const words = folded.split(' ');
  const names = namedIn(words, isName);
  const scored = TABLES.map((table) => {
    const telling = words.filter(
      (word, at) =>
        !names.has(at) &&
        table.translations.has(word) &&
        ((word.length > SHORT && !isKnown(word) && !isKnown(word.replace(/s$/, ''))) || TELLING.has(word)),
    );
    const phrases = [...table.translations.keys()].filter(
      (key) => key.includes(' ') && ` ${folded} `.includes(` ${key} `) && !isEnglish(key, isKnown),
    );
    return {
      table,
      tells: telling.length + phrases.length,
      hits: words.filter((word) => table.translations.has(word)).length,
    };
  });
  const [best] = scored.sort((a, b) => b.tells - a.tells || b.hits - a.hits);
  const goesOn = ({ language, translations }: Words) =>
    language === before && words.some((word) => translations.has(word) && !isKnown(word));
  const table = best && best.tells > 0 ? best.table : TABLES.find(goesOn);
  if (!table) return { text: folded, language: null };
  const { translations, language, longest } = table;
  const translated = (phrase: string) => {
    const form = isKnown(phrase) ? undefined : formsOf(phrase).find((one) => translations.has(one));
    return translations.get(phrase) ?? translations.get(form ?? '') ?? phrase;
  };
  const isMostlyEnglish = isMixed(words, best?.tells);
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    const isMeaning = (phrase: string) => translations.has(phrase) || isName(phrase);
    while (length > 1 && !isMeaning(words.slice(at, at + length).join(' '))) length--;
    const phrase = words.slice(at, at + length).join(' ');
    english.push(isName(phrase) || (isMostlyEnglish && isKnown(phrase)) ? phrase : translated(phrase));
    at += length;
  }
  return { text: english.join(' '), language: isMostlyEnglish ? null : language };
}
