import { foldText } from '#lib/team/fold-text.ts';

/** What anybody has at most; more is no better known. */
export const MAX_HONOURS = 93;

type Honour = {
  /** Which honour, of which years, and who gives it and publishes whom it was given to. */
  what: string;
  /** For the first time, and for each doubling of the times. */
  points: number;
  /** 'Name year-of-birth' as in `data/players.tsv`, and how often where more than once. */
  holders: string;
};

/**
 * Honours that are public facts, kept by hand: what they say of fame, the clubs and years of the data cannot. Only what
 * is certain is here, so that a list may have gaps; those who are not in the data are left out. The points are a
 * judgement, and order suggestions and nothing else.
 */
const HONOURS: readonly Honour[] = [
  {
    what: 'Ballon d’Or (France Football) of those who played from 1975 on',
    points: 20,
    holders: `
      Oleg Blokhin 1952, Franz Beckenbauer 1945 ×2, Allan Simonsen 1952, Kevin Keegan 1951 ×2,
      Karl-Heinz Rummenigge 1955 ×2, Paolo Rossi 1956, Michel Platini 1955 ×3, Igor Belanov 1960, Ruud Gullit 1962,
      Marco van Basten 1964 ×3, Lothar Matthäus 1961, Jean-Pierre Papin 1963, Roberto Baggio 1967,
      Hristo Stoichkov 1966, George Weah 1966, Matthias Sammer 1967, Ronaldo Nazário 1976 ×2, Zinedine Zidane 1972,
      Rivaldo 1972, Luís Figo 1972, Michael Owen 1979, Pavel Nedvěd 1972, Andriy Shevchenko 1976, Ronaldinho 1980,
      Fabio Cannavaro 1973, Kaká 1982, Cristiano Ronaldo 1985 ×5, Lionel Messi 1987 ×8, Luka Modrić 1985,
      Karim Benzema 1987, Rodri 1996, Ousmane Dembélé 1997, Johan Cruyff 1947 ×3, Gerd Müller 1945,
      Gianni Rivera 1943, George Best 1946, Eusébio 1942`,
  },
  {
    what: 'Second or third of the Ballon d’Or, 1975–2025',
    points: 8,
    holders: `
      Franz Beckenbauer 1945, Johan Cruyff 1947, Rob Rensenbrink 1947 ×2, Ivo Viktor 1942, Kevin Keegan 1951,
      Michel Platini 1955 ×2, Hans Krankl 1953, Karl-Heinz Rummenigge 1955, Ruud Krol 1949, Bernd Schuster 1959 ×3,
      Paul Breitner 1951, Alain Giresse 1952, Zbigniew Boniek 1956, Kenny Dalglish 1951, Allan Simonsen 1952,
      Jean Tigana 1955, Preben Elkjær 1957 ×2, Gary Lineker 1960, Emilio Butragueño 1963 ×2, Paulo Futre 1966,
      Ruud Gullit 1962, Frank Rijkaard 1962 ×2, Franco Baresi 1960, Salvatore Schillaci 1964, Andreas Brehme 1960,
      Darko Pančev 1965, Dejan Savićević 1966, Lothar Matthäus 1961, Hristo Stoichkov 1966, Dennis Bergkamp 1969 ×2,
      Éric Cantona 1966, Roberto Baggio 1967, Paolo Maldini 1968 ×2, Jürgen Klinsmann 1964, Jari Litmanen 1971,
      Ronaldo Nazário 1976 ×2, Alan Shearer 1970, Predrag Mijatović 1969, Zinedine Zidane 1972 ×2, Davor Šuker 1968,
      David Beckham 1975, Andriy Shevchenko 1976 ×2, Raúl González 1977, Oliver Kahn 1969 ×2, Roberto Carlos 1973,
      Thierry Henry 1977 ×2, Deco 1977, Ronaldinho 1980, Frank Lampard 1978, Steven Gerrard 1980,
      Gianluigi Buffon 1978, Cristiano Ronaldo 1985 ×7, Lionel Messi 1987 ×6, Fernando Torres 1984, Xavi 1980 ×3,
      Andrés Iniesta 1984 ×2, Franck Ribéry 1983, Manuel Neuer 1986, Neymar 1992 ×2, Antoine Griezmann 1991 ×2,
      Virgil van Dijk 1991, Robert Lewandowski 1988, Jorginho 1991, Sadio Mané 1992, Kevin De Bruyne 1991,
      Erling Haaland 2000, Kylian Mbappé 1998, Vinícius Júnior 2000, Jude Bellingham 2003, Lamine Yamal 2007,
      Vitinha 2000`,
  },
  {
    what: 'Ballon d’Or Féminin (France Football), 2018–2025',
    points: 12,
    holders: `
      Ada Hegerberg 1995, Megan Rapinoe 1985, Alexia Putellas 1994 ×2, Aitana Bonmatí 1998 ×3`,
  },
  {
    what: 'Ballon d’Or Dream Team of all times, first eleven (France Football, 2020)',
    points: 25,
    holders: `
      Cafu 1970, Franz Beckenbauer 1945, Paolo Maldini 1968, Xavi 1980, Lothar Matthäus 1961, Diego Maradona 1960,
      Pelé 1940, Lionel Messi 1987, Ronaldo Nazário 1976, Cristiano Ronaldo 1985`,
  },
  {
    what: 'FIFA 100, the greatest players then alive (FIFA, 2004)',
    points: 14,
    holders: `
      Gabriel Batistuta 1969, Hernán Crespo 1975, Mario Kempes 1954, Diego Maradona 1960, Daniel Passarella 1953,
      Javier Saviola 1981, Juan Sebastián Verón 1975, Javier Zanetti 1973, Jan Ceulemans 1957, Jean-Marie Pfaff 1953,
      Franky Van der Elst 1961, Cafu 1970, Carlos Alberto Torres 1944, Falcão 1953, Júnior 1954, Pelé 1940,
      Rivaldo 1972, Rivellino 1946, Roberto Carlos 1973, Romário 1966, Ronaldinho 1980, Ronaldo Nazário 1976,
      Sócrates 1954, Zico 1953, Hristo Stoichkov 1966, Roger Milla 1952, Elías Figueroa 1946, Iván Zamorano 1967,
      Carlos Valderrama 1961, Davor Šuker 1968, Pavel Nedvěd 1972, Brian Laudrup 1969, Michael Laudrup 1964,
      Peter Schmeichel 1963, Gordon Banks 1937, David Beckham 1975, Kevin Keegan 1951, Gary Lineker 1960,
      Michael Owen 1979, Alan Shearer 1970, Éric Cantona 1966, Marcel Desailly 1968, Didier Deschamps 1968,
      Thierry Henry 1977, Jean-Pierre Papin 1963, Robert Pirès 1973, Michel Platini 1955, Lilian Thuram 1972,
      David Trezeguet 1977, Jean Tigana 1955, Patrick Vieira 1976, Zinedine Zidane 1972, Michael Ballack 1976,
      Franz Beckenbauer 1945, Paul Breitner 1951, Oliver Kahn 1969, Jürgen Klinsmann 1964, Sepp Maier 1944,
      Lothar Matthäus 1961, Gerd Müller 1945, Karl-Heinz Rummenigge 1955, Uli Stielike 1954, Abedi Pele 1964,
      Roy Keane 1971, Roberto Baggio 1967, Franco Baresi 1960, Giuseppe Bergomi 1963, Gianluigi Buffon 1978,
      Alessandro Del Piero 1974, Giacinto Facchetti 1942, Paolo Maldini 1968, Alessandro Nesta 1976,
      Gianni Rivera 1943, Paolo Rossi 1956, Francesco Totti 1976, Christian Vieri 1973, Dino Zoff 1942,
      Hidetoshi Nakata 1977, George Weah 1966, Hugo Sánchez 1958, Marco van Basten 1964, Dennis Bergkamp 1969,
      Johan Cruyff 1947, Edgar Davids 1973, Ruud Gullit 1962, René van de Kerkhof 1951, Willy van de Kerkhof 1951,
      Patrick Kluivert 1976, Johan Neeskens 1951, Ruud van Nistelrooy 1976, Rob Rensenbrink 1947,
      Frank Rijkaard 1962, Clarence Seedorf 1976, Jay-Jay Okocha 1973, George Best 1946, Julio César Romero 1960,
      Teófilo Cubillas 1949, Zbigniew Boniek 1956, Eusébio 1942, Luís Figo 1972, Rui Costa 1972, Gheorghe Hagi 1965,
      Rinat Dasayev 1957, Kenny Dalglish 1951, El Hadji Diouf 1981, Hong Myung-bo 1969, Emilio Butragueño 1963,
      Luis Enrique 1970, Raúl González 1977, Emre Belözoğlu 1980, Rüştü Reçber 1973, Michelle Akers 1966,
      Mia Hamm 1972, Andriy Shevchenko 1976`,
  },
  {
    what: 'Female Player of the Century (FIFA, 2000)',
    points: 14,
    holders: `
      Michelle Akers 1966, Sun Wen 1973`,
  },
  {
    what: 'World Player of the Year, 1991–2009, and The Best Men’s Player, 2016–2024 (FIFA)',
    points: 12,
    holders: `
      Lothar Matthäus 1961, Marco van Basten 1964, Roberto Baggio 1967, Romário 1966, George Weah 1966,
      Ronaldo Nazário 1976 ×3, Zinedine Zidane 1972 ×3, Rivaldo 1972, Luís Figo 1972, Ronaldinho 1980 ×2,
      Fabio Cannavaro 1973, Kaká 1982, Cristiano Ronaldo 1985 ×3, Lionel Messi 1987 ×4, Luka Modrić 1985,
      Robert Lewandowski 1988 ×2, Vinícius Júnior 2000`,
  },
  {
    what: 'World Player of the Year and The Best Women’s Player, 2001–2024 (FIFA)',
    points: 10,
    holders: `
      Mia Hamm 1972 ×2, Birgit Prinz 1977 ×3, Marta 1986 ×6, Homare Sawa 1978, Abby Wambach 1980,
      Nadine Angerer 1978, Nadine Keßler 1988, Carli Lloyd 1982 ×2, Lieke Martens 1992, Megan Rapinoe 1985,
      Lucy Bronze 1991, Alexia Putellas 1994 ×2, Aitana Bonmatí 1998 ×2`,
  },
  {
    what: 'Women’s Player of the Year in Europe, 2013–2023 (UEFA)',
    points: 5,
    holders: `
      Nadine Angerer 1978, Nadine Keßler 1988, Célia Šašić 1988, Ada Hegerberg 1995, Lieke Martens 1992,
      Pernille Harder 1992 ×2, Lucy Bronze 1991, Alexia Putellas 1994 ×2, Aitana Bonmatí 1998`,
  },
  {
    what: 'Golden Ball of the World Cup, 1982–2022 (FIFA)',
    points: 12,
    holders: `
      Paolo Rossi 1956, Diego Maradona 1960, Salvatore Schillaci 1964, Romário 1966, Ronaldo Nazário 1976,
      Oliver Kahn 1969, Zinedine Zidane 1972, Diego Forlán 1979, Lionel Messi 1987 ×2, Luka Modrić 1985`,
  },
  {
    what: 'Golden Ball of the Women’s World Cup, 1991–2023 (FIFA)',
    points: 8,
    holders: `
      Carin Jennings-Gabarra 1965, Hege Riise 1969, Sun Wen 1973, Birgit Prinz 1977, Marta 1986, Homare Sawa 1978,
      Carli Lloyd 1982, Megan Rapinoe 1985, Aitana Bonmatí 1998`,
  },
  {
    what: 'Captain of the winners of the World Cup, 1978–2022',
    points: 8,
    holders: `
      Daniel Passarella 1953, Dino Zoff 1942, Diego Maradona 1960, Lothar Matthäus 1961, Dunga 1963,
      Didier Deschamps 1968, Cafu 1970, Fabio Cannavaro 1973, Iker Casillas 1981, Philipp Lahm 1983,
      Hugo Lloris 1986, Lionel Messi 1987`,
  },
  {
    what: 'In the first eleven that won the final of the World Cup, 1978–2022',
    points: 5,
    holders: `
      Ubaldo Fillol 1950, Jorge Olguín 1952, Luis Galván 1948, Daniel Passarella 1953, Alberto Tarantini 1955,
      Osvaldo Ardiles 1952, Américo Gallego 1955, Mario Kempes 1954, Daniel Bertoni 1955, Leopoldo Luque 1949,
      Oscar Ortiz 1953, Dino Zoff 1942, Claudio Gentile 1953, Gaetano Scirea 1953, Fulvio Collovati 1957,
      Giuseppe Bergomi 1963, Antonio Cabrini 1957, Gabriele Oriali 1952, Marco Tardelli 1954, Bruno Conti 1955,
      Paolo Rossi 1956, Francesco Graziani 1952, Nery Pumpido 1957, José Luis Cuciuffo 1961, José Luis Brown 1956,
      Oscar Ruggeri 1962, Ricardo Giusti 1956, Jorge Burruchaga 1962, Sergio Batista 1962, Héctor Enrique 1962,
      Julio Olarticoechea 1958, Diego Maradona 1960, Jorge Valdano 1955, Bodo Illgner 1967, Klaus Augenthaler 1957,
      Thomas Berthold 1964, Jürgen Kohler 1965, Guido Buchwald 1961, Andreas Brehme 1960, Thomas Häßler 1966,
      Lothar Matthäus 1961, Pierre Littbarski 1960, Jürgen Klinsmann 1964, Rudi Völler 1960, Cláudio Taffarel 1966,
      Jorginho 1964, Aldair 1965, Márcio Santos 1969, Branco 1964, Mauro Silva 1968, Dunga 1963, Mazinho 1966,
      Zinho 1967, Bebeto 1964, Romário 1966, Fabien Barthez 1971, Lilian Thuram 1972, Marcel Desailly 1968,
      Frank Leboeuf 1968, Bixente Lizarazu 1969, Didier Deschamps 1968, Emmanuel Petit 1970, Christian Karembeu 1970,
      Zinedine Zidane 1972, Youri Djorkaeff 1968, Stéphane Guivarc'h 1970, Marcos 1973, Lúcio 1978, Edmílson 1976,
      Roque Júnior 1976, Cafu 1970, Gilberto Silva 1976, Kléberson 1979, Roberto Carlos 1973, Ronaldinho 1980,
      Rivaldo 1972, Ronaldo Nazário 1976, Gianluigi Buffon 1978, Gianluca Zambrotta 1977, Fabio Cannavaro 1973,
      Marco Materazzi 1973, Fabio Grosso 1977, Mauro Camoranesi 1976, Andrea Pirlo 1979, Gennaro Gattuso 1978,
      Simone Perrotta 1977, Francesco Totti 1976, Luca Toni 1977, Iker Casillas 1981, Sergio Ramos 1986,
      Gerard Piqué 1987, Carles Puyol 1978, Joan Capdevila 1978, Sergio Busquets 1988, Xabi Alonso 1981,
      Andrés Iniesta 1984, Xavi 1980, Pedro 1997, David Villa 1981, Manuel Neuer 1986, Philipp Lahm 1983,
      Jérôme Boateng 1988, Mats Hummels 1988, Benedikt Höwedes 1988, Christoph Kramer 1991,
      Bastian Schweinsteiger 1984, Thomas Müller 1989, Toni Kroos 1990, Mesut Özil 1988, Miroslav Klose 1978,
      Hugo Lloris 1986, Benjamin Pavard 1996, Raphaël Varane 1993, Samuel Umtiti 1993, Lucas Hernández 1996,
      Paul Pogba 1993, N'Golo Kanté 1991, Kylian Mbappé 1998, Antoine Griezmann 1991, Blaise Matuidi 1987,
      Olivier Giroud 1986, Emiliano Martínez 1992, Nahuel Molina 1998, Cristian Romero 1998, Nicolás Otamendi 1988,
      Nicolás Tagliafico 1992, Rodrigo De Paul 1994, Enzo Fernández 2001, Alexis Mac Allister 1998,
      Lionel Messi 1987, Julián Álvarez 2000, Ángel Di María 1988`,
  },
  {
    what: 'World’s best goalkeeper (IFFHS 1987–2020; Yashin Trophy and The Best since), one a year',
    points: 8,
    holders: `
      Jean-Marie Pfaff 1953, Rinat Dasayev 1957, Walter Zenga 1960 ×3, Peter Schmeichel 1963 ×2,
      Michel Preud'homme 1959, José Luis Chilavert 1965 ×3, Andreas Köpke 1962, Oliver Kahn 1969 ×3,
      Fabien Barthez 1971, Gianluigi Buffon 1978 ×5, Petr Čech 1982, Iker Casillas 1981 ×5, Manuel Neuer 1986 ×5,
      Thibaut Courtois 1992 ×3, Alisson Becker 1992 ×3, Gianluigi Donnarumma 1999 ×3, Ederson 1993,
      Emiliano Martínez 1992 ×2, Sari van Veenendaal 1990, Sarah Bouhaddi 1986, Christiane Endler 1991,
      Mary Earps 1993 ×2, Alyssa Naeher 1988`,
  },
  {
    what: 'World 11, 2005–2024 (FIFPRO)',
    points: 6,
    holders: `
      Dida 1973, Cafu 1970, Paolo Maldini 1968, John Terry 1980 ×5, Alessandro Nesta 1976 ×2, Frank Lampard 1978,
      Claude Makélélé 1973, Zinedine Zidane 1972 ×2, Ronaldinho 1980 ×3, Samuel Eto'o 1981 ×2,
      Andriy Shevchenko 1976, Gianluigi Buffon 1978 ×3, Gianluca Zambrotta 1977, Fabio Cannavaro 1973 ×2,
      Lilian Thuram 1972, Kaká 1982 ×3, Andrea Pirlo 1979, Thierry Henry 1977, Carles Puyol 1978 ×3,
      Steven Gerrard 1980 ×3, Cristiano Ronaldo 1985 ×15, Didier Drogba 1978, Lionel Messi 1987 ×17,
      Iker Casillas 1981 ×5, Sergio Ramos 1986 ×11, Rio Ferdinand 1978, Xavi 1980 ×6, Fernando Torres 1984 ×2,
      Dani Alves 1983 ×8, Nemanja Vidić 1981 ×2, Patrice Evra 1981, Andrés Iniesta 1984 ×9, Maicon 1981,
      Gerard Piqué 1987 ×4, Lúcio 1978, Wesley Sneijder 1984, David Villa 1981, Xabi Alonso 1981 ×2,
      Wayne Rooney 1985, Marcelo 1988 ×6, Radamel Falcao 1986, Manuel Neuer 1986 ×4, Thiago Silva 1984 ×3,
      Philipp Lahm 1983 ×2, Franck Ribéry 1983, Zlatan Ibrahimović 1981, David Luiz 1987, Toni Kroos 1990 ×4,
      Ángel Di María 1988, Arjen Robben 1984, Luka Modrić 1985 ×6, Paul Pogba 1993, Neymar 1992 ×2, Luis Suárez 1987,
      Leonardo Bonucci 1987 ×2, David de Gea 1990, Raphaël Varane 1993, Eden Hazard 1991 ×2, N'Golo Kanté 1991 ×2,
      Kylian Mbappé 1998 ×5, Alisson Becker 1992 ×2, Matthijs de Ligt 1999, Virgil van Dijk 1991 ×4,
      Frenkie de Jong 1997, Trent Alexander-Arnold 1998, Alphonso Davies 2000, Kevin De Bruyne 1991 ×5,
      Joshua Kimmich 1995, Thiago Alcântara 1991, Robert Lewandowski 1988 ×2, Gianluigi Donnarumma 1999,
      David Alaba 1992, Rúben Dias 1997 ×2, Jorginho 1991, Erling Haaland 2000 ×4, Thibaut Courtois 1992 ×2,
      João Cancelo 1994, Achraf Hakimi 1998, Casemiro 1992, Karim Benzema 1987, John Stones 1994, Kyle Walker 1990,
      Jude Bellingham 2003 ×2, Bernardo Silva 1994, Vinícius Júnior 2000 ×2, Ederson 1993, Dani Carvajal 1992,
      Antonio Rüdiger 1993, Rodri 1996`,
  },
  {
    what: 'Players’ Player of the Year in England, 1975–2025 (PFA)',
    points: 7,
    holders: `
      Colin Todd 1948, Pat Jennings 1945, Andy Gray 1955, Peter Shilton 1949, Liam Brady 1956, Terry McDermott 1951,
      John Wark 1957, Kevin Keegan 1951, Kenny Dalglish 1951, Ian Rush 1961, Peter Reid 1956, Gary Lineker 1960,
      Clive Allen 1961, John Barnes 1963, Mark Hughes 1963 ×2, David Platt 1966, Gary Pallister 1965,
      Paul McGrath 1959, Éric Cantona 1966, Alan Shearer 1970 ×2, Les Ferdinand 1966, Dennis Bergkamp 1969,
      David Ginola 1967, Roy Keane 1971, Teddy Sheringham 1966, Ruud van Nistelrooy 1976, Thierry Henry 1977 ×2,
      John Terry 1980, Steven Gerrard 1980, Cristiano Ronaldo 1985 ×2, Ryan Giggs 1973, Wayne Rooney 1985,
      Gareth Bale 1989 ×2, Robin van Persie 1983, Luis Suárez 1987, Eden Hazard 1991, Riyad Mahrez 1991,
      N'Golo Kanté 1991, Mohamed Salah 1992 ×3, Virgil van Dijk 1991, Kevin De Bruyne 1991 ×2, Erling Haaland 2000,
      Phil Foden 2000`,
  },
  {
    what: 'South American Footballer of the Year, 1975–2013 (El Mundo, El País)',
    points: 6,
    holders: `
      Elías Figueroa 1946 ×2, Zico 1953 ×3, Mario Kempes 1954, Diego Maradona 1960 ×4, Sócrates 1954,
      Enzo Francescoli 1961 ×2, Julio César Romero 1960, Carlos Valderrama 1961 ×2, Bebeto 1964, Oscar Ruggeri 1962,
      Raí 1965, Cafu 1970, José Luis Chilavert 1965, Marcelo Salas 1974, Martín Palermo 1973, Javier Saviola 1981,
      Romário 1966, Juan Román Riquelme 1978, Carlos Tevez 1984 ×3, Juan Sebastián Verón 1975 ×2, Neymar 1992 ×2,
      Ronaldinho 1980`,
  },
  {
    what: 'African Footballer of the Year, 1976–2024 (France Football, CAF)',
    points: 5,
    holders: `
      Roger Milla 1952 ×2, Rabah Madjer 1958, Kalusha Bwalya 1963, George Weah 1966 ×3, Abedi Pele 1964 ×3,
      Nwankwo Kanu 1976 ×2, Mustapha Hadji 1971, Patrick Mboma 1970, El Hadji Diouf 1981 ×2, Samuel Eto'o 1981 ×4,
      Didier Drogba 1978 ×2, Frédéric Kanouté 1977, Emmanuel Adebayor 1984, Yaya Touré 1983 ×4,
      Pierre-Emerick Aubameyang 1989, Riyad Mahrez 1991, Mohamed Salah 1992 ×2, Sadio Mané 1992 ×2,
      Victor Osimhen 1998, Ademola Lookman 1997, Achraf Hakimi 1998`,
  },
];

const keyOf = (name: string, birthYear: number) => `${foldText(name)} ${birthYear}`;

/** A second Ballon d'Or adds to fame, but not as much as the first one. */
const pointsFor = (points: number, times: number) => points * (1 + Math.log2(times));

/** Points of everybody who has any, by folded name and year of birth. */
function addUp(honours: readonly Honour[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const honour of honours) {
    for (const holder of honour.holders.split(',')) {
      const [, name = '', year, times = '1'] = /^\s*(.+) (\d{4})(?: ×(\d+))?\s*$/.exec(holder) ?? [];
      if (name === '') throw new Error(`'${holder}' is not a name and a year of birth`);
      const key = keyOf(name, Number(year));
      points.set(key, (points.get(key) ?? 0) + pointsFor(honour.points, Number(times)));
    }
  }
  return points;
}

const POINTS: ReadonlyMap<string, number> = addUp(HONOURS);
const MOST = Math.max(...POINTS.values());

/** Everybody with an honour, as folded name and year of birth; the check of the data looks for each of them. */
export const HONOURED: readonly string[] = [...POINTS.keys()];

/** 0–93: what the honours of a player say of fame; by the logarithm, so that the first ones say most. */
export function honoursOf(name: string, birthYear: number): number {
  const points = POINTS.get(keyOf(name, birthYear)) ?? 0;
  return Math.round((MAX_HONOURS * Math.log1p(points / 10)) / Math.log1p(MOST / 10));
}
