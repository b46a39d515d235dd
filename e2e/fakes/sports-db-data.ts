/** What the fake sports database knows: real clubs and players, facts of their public careers, and the traps between them. */

export type FakeClub = {
  id: string;
  name: string;
  league: string;
  country: string;
  location: string;
  sport?: string;
  squad: readonly FakePlayer[];
};

export type FakePlayer = [name: string, nationality: string, born: string, position: string, number: string];

export const CLUBS: readonly FakeClub[] = [
  {
    id: '133604',
    name: 'Arsenal',
    league: 'English Premier League',
    country: 'England',
    location: 'Holloway, London, England',
    squad: [
      ['Aaron Ramsdale', 'England', '1998-05-14', 'Goalkeeper', '1'],
      ['Aaron Ramsey', 'Wales', '1990-12-26', 'Central Midfield', '16'],
      ['Albert Stuivenberg', 'The Netherlands', '1970-08-05', 'Assistant Coach', ''],
      ['Ben White', 'England', '1997-10-08', 'Right-Back', '4'],
      ['Bukayo Saka', 'England', '2001-09-05', 'Right Winger', '7'],
      ['Christian Nørgaard', 'Denmark', '1994-03-10', 'Defensive Midfield', '6'],
      ['Eddie Nketiah', 'England', '1999-05-30', 'Centre-Forward', '14'],
      ['Emile Smith Rowe', 'England', '2000-07-28', 'Attacking Midfield', '10'],
      ['Mikel Arteta', 'Spain', '1982-03-26', 'Manager', ''],
    ],
  },
  {
    id: '133601',
    name: 'Aston Villa',
    league: 'English Premier League',
    country: 'England',
    location: 'Birmingham, England',
    squad: [
      ['Amadou Onana', 'Belgium', '2001-08-16', 'Defensive Midfield', '24'],
      ['Donyell Malen', 'Netherlands', '1999-01-19', 'Right Winger', ''],
      ['Emiliano Buendía', 'Argentina', '1996-12-25', 'Attacking Midfield', '10'],
      ['Emiliano Martínez', 'Argentina', '1992-09-02', 'Goalkeeper', '23'],
      ['Evann Guessand', 'Ivory Coast', '2001-07-01', 'Centre-Forward', '29'],
      ['Ezri Konsa', 'England', '1997-10-23', 'Centre-Back', '4'],
      ['Ian Maatsen', 'Netherlands', '2002-03-10', 'Left-Back', '22'],
    ],
  },
  {
    id: '133610',
    name: 'Chelsea',
    league: 'English Premier League',
    country: 'England',
    location: 'Fulham, London, England',
    squad: [
      ['Alejandro Garnacho', 'Argentina', '2004-07-01', 'Left Wing', '17'],
      ['Andrey Santos', 'Brazil', '2004-05-03', 'Central Midfield', '17'],
      ['Armando Broja', 'Albania', '2001-09-10', 'Centre-Forward', ''],
      ['Axel Disasi', 'France', '1998-03-11', 'Centre-Back', ''],
      ['Ben Chilwell', 'England', '1996-12-21', 'Left-Back', '21'],
      ['Cole Palmer', 'England', '2002-05-06', 'Attacking Midfield', '20'],
      ['Estêvão', 'Brazil', '2007-04-24', 'Right Winger', '41'],
    ],
  },
  {
    id: '133602',
    name: 'Liverpool',
    league: 'English Premier League',
    country: 'England',
    location: 'Liverpool, England',
    squad: [
      ['Alexander Isak', 'Sweden', '1999-09-21', 'Centre-Forward', '14'],
      ['Alexis Mac Allister', 'Argentina', '1998-12-24', 'Central Midfield', '10'],
      ['Alisson Becker', 'Brazil', '1992-10-02', 'Goalkeeper', '1'],
      ['Andy Robertson', 'Scotland', '1994-03-11', 'Left-Back', '26'],
      ['Cody Gakpo', 'Netherlands', '1999-05-07', 'Left Wing', '18'],
      ['Conor Bradley', 'Northern Ireland', '2003-07-09', 'Right-Back', '84'],
      ['Dejan Lovren', 'Croatia', '1989-07-05', 'Centre-Back', '6'],
    ],
  },
  {
    id: '133613',
    name: 'Manchester City',
    league: 'English Premier League',
    country: 'England',
    location: 'Manchester, England',
    squad: [
      ['Abdukodir Khusanov', 'Uzbekistan', '2004-02-29', 'Centre-Back', '45'],
      ['Bernardo Silva', 'Portugal', '1994-08-10', 'Central Midfield', '20'],
      ['Erling Haaland', 'Norway', '2000-07-21', 'Centre-Forward', '9'],
      ['Gianluigi Donnarumma', 'Italy', '1999-02-25', 'Goalkeeper', '99'],
      ['João Cancelo', 'Portugal', '1994-05-27', 'Right-Back', '7'],
      ['Jérémy Doku', 'Belgium', '2002-05-27', 'Left Wing', '11'],
      ["Nico O'Reilly", 'England', '2005-03-21', 'Left-Back', '33'],
    ],
  },
  {
    id: '133612',
    name: 'Manchester United',
    league: 'English Premier League',
    country: 'England',
    location: 'Manchester, England',
    squad: [
      ['Amad Diallo', 'Ivory Coast', '2002-07-11', 'Right Winger', '16'],
      ['Ashley Young', 'England', '1985-07-09', 'Left-Back', '18'],
      ['Bruno Fernandes', 'Portugal', '1994-09-08', 'Attacking Midfield', '8'],
      ['Casemiro', 'Brazil', '1992-02-23', 'Defensive Midfield', '14'],
      ['Chris Smalling', 'England', '1989-11-22', 'Centre-Back', '12'],
      ['Danny Welbeck', 'England', '1990-11-26', 'Centre-Forward', '19'],
      ['Diogo Dalot', 'Portugal', '1999-03-18', 'Right-Back', '20'],
    ],
  },
  {
    id: '133739',
    name: 'Barcelona',
    league: 'Spanish La Liga',
    country: 'Spain',
    location: 'Barcelona, Spain',
    squad: [
      ['Alejandro Balde', 'Spain', '2003-10-18', 'Left-Back', '3'],
      ['Andreas Christensen', 'Denmark', '1996-04-10', 'Centre-Back', '15'],
      ['Dani Olmo', 'Spain', '1998-05-07', 'Attacking Midfield', '20'],
      ['Ferran Torres', 'Spain', '2000-02-29', 'Right Winger', '7'],
      ['Frenkie de Jong', 'Netherlands', '1997-05-12', 'Central Midfield', '21'],
      ['Joan García', 'Spain', '2001-05-04', 'Goalkeeper', '13'],
      ['Jules Koundé', 'France', '1998-11-12', 'Right-Back', '23'],
    ],
  },
  {
    id: '133738',
    name: 'Real Madrid',
    league: 'Spanish La Liga',
    country: 'Spain',
    location: 'Madrid, Spain',
    squad: [
      ['Andriy Lunin', 'Ukraine', '1999-02-11', 'Goalkeeper', '13'],
      ['Antonio Rüdiger', 'Germany', '1993-03-03', 'Centre-Back', '22'],
      ['Arda Güler', 'Turkey', '2005-02-25', 'Attacking Midfield', '15'],
      ['Aurélien Tchouaméni', 'France', '2000-01-27', 'Defensive Midfield', '14'],
      ['Cristiano Ronaldo', 'Portugal', '1985-02-05', 'Left Wing', '7'],
      ['Dani Carvajal', 'Spain', '1992-01-11', 'Right-Back', '2'],
      ['Dani Ceballos', 'Spain', '1996-08-07', 'Central Midfield', ''],
    ],
  },
  {
    id: '133664',
    name: 'Bayern Munich',
    league: 'German Bundesliga',
    country: 'Germany',
    location: 'Munich, Germany',
    squad: [
      ['Aleksandar Pavlović', 'Germany', '2004-05-03', 'Defensive Midfield', '45'],
      ['Alphonso Davies', 'Canada', '2000-11-02', 'Left-Back', '19'],
      ['Dayot Upamecano', 'France', '1998-10-27', 'Centre-Back', '2'],
      ['Jamal Musiala', 'Germany', '2003-02-26', 'Attacking Midfield', '42'],
      ['Josip Stanišić', 'Croatia', '2000-04-02', 'Right-Back', '44'],
      ['Leon Goretzka', 'Germany', '1995-02-06', 'Central Midfield', '8'],
      ['Luis Díaz', 'Colombia', '1997-01-13', 'Left Wing', '7'],
    ],
  },
  {
    id: '133676',
    name: 'Juventus',
    league: 'Italian Serie A',
    country: 'Italy',
    location: 'Turin, Italy',
    squad: [
      ['Andrea Cambiaso', 'Italy', '2000-02-20', 'Left-Back', '27'],
      ['Bremer', 'Brazil', '1997-03-18', 'Centre-Back', '3'],
      ['Dušan Vlahović', 'Serbia', '2000-01-28', 'Centre-Forward', '9'],
      ['Francisco Conceição', 'Portugal', '2002-12-14', 'Right Winger', '7'],
      ['Kenan Yıldız', 'Turkey', '2005-05-04', 'Left Wing', '10'],
      ['Khéphren Thuram', 'France', '2001-03-26', 'Central Midfield', '19'],
      ['Manuel Locatelli', 'Italy', '1998-01-08', 'Defensive Midfield', '5'],
    ],
  },
  {
    id: '137699',
    name: 'Inter Miami',
    league: 'American Major League Soccer',
    country: 'USA',
    location: 'Miami, United States',
    squad: [
      ['Lionel Messi', 'Argentina', '1987-06-24', 'Right Winger', '10'],
      ['Luis Suárez', 'Uruguay', '1987-01-24', 'Centre-Forward', '9'],
      ['Oscar Ustari', 'Argentina', '1986-07-03', 'Goalkeeper', ''],
      ['Rodrigo De Paul', 'Argentina', '1994-05-24', 'Central Midfield', '7'],
    ],
  },
  {
    id: '134287',
    name: 'Flamengo',
    league: 'Brazilian Serie A',
    country: 'Brazil',
    location: 'Rio de Janeiro, Brazil',
    squad: [
      ['Agustín Rossi', 'Argentina', '1995-08-21', 'Goalkeeper', '1'],
      ['Alex Sandro', 'Brazil', '1991-01-26', 'Left-Back', '12'],
      ['Bruno Henrique', 'Brazil', '1990-12-30', 'Left Wing', '27'],
      ['Danilo', 'Brazil', '1991-07-15', 'Right-Back', '6'],
      ['Erick Pulgar', 'Chile', '1994-01-15', 'Defensive Midfield', '5'],
      ['Giorgian de Arrascaeta', 'Uruguay', '1994-06-01', 'Attacking Midfield', '10'],
      ['Gonzalo Plata', 'Ecuador', '2000-11-01', 'Right Winger', '19'],
    ],
  },
  // Namesakes that a search for 'Arsenal' brings as well.
  {
    id: '134430',
    name: 'Arsenal Kyiv',
    league: '_No League Soccer',
    country: 'Ukraine',
    location: 'Kyiv, Ukraine',
    squad: [['Oleksandr Hladkyy', 'Ukraine', '1987-08-24', 'Centre-Forward', '21']],
  },
  {
    id: '135152',
    name: 'Arsenal de Sarandí',
    league: 'Argentinian Primera B Nacional',
    country: 'Argentina',
    location: 'Sarandí, Argentina',
    squad: [['Alejandro Medina', 'Argentina', '1986-08-09', 'Goalkeeper', '1']],
  },
  {
    id: '134901',
    name: 'Arsenal Esports',
    league: '_No League ESports',
    country: 'England',
    location: '',
    sport: 'ESports',
    squad: [['Tekkz Junior', 'England', '2001-10-01', 'Midfielder', '']],
  },
];

/** Players of no club, and those who are none of ours: `club` is what the record says. */
export const OTHERS: readonly { club: string; sport: string; player: FakePlayer }[] = [
  { club: '_Retired Soccer', sport: 'Soccer', player: ['Ronaldinho', 'Brazil', '1980-03-21', 'Left Winger', ''] },
  {
    club: '_Retired Soccer',
    sport: 'Soccer',
    player: ['Zinedine Zidane', 'France', '1972-06-23', 'Attacking Midfield', ''],
  },
  { club: '_Retired Soccer', sport: 'Soccer', player: ['Thierry Henry', 'France', '1977-08-17', 'Centre-Forward', ''] },
  { club: '_Retired Soccer', sport: 'Soccer', player: ['Andrea Pirlo', 'Italy', '1979-05-19', 'Central Midfield', ''] },
  {
    club: '_Deceased Soccer',
    sport: 'Soccer',
    player: ['Diego Maradona', 'Argentina', '1960-10-30', 'Second Striker', ''],
  },
  {
    club: '_Free Agent Soccer',
    sport: 'Soccer',
    player: ['Mario Balotelli', 'Italy', '1990-08-12', 'Centre-Forward', '9'],
  },
  {
    club: '_Retired Soccer',
    sport: 'Soccer',
    player: ['Mesut Özil', 'Germany', '1988-10-15', 'Attacking Midfield', '10'],
  },
  {
    club: '_Retired Basketball',
    sport: 'Basketball',
    player: ['Michael Henry', 'USA', '1985-02-17', 'Power Forward', '23'],
  },
  {
    club: 'Dallas Cowboys',
    sport: 'American Football',
    player: ['Chris Henry', 'USA', '1990-05-17', 'Running Back', '15'],
  },
  { club: 'Manchester City', sport: 'Soccer', player: ['Pep Guardiola', 'Spain', '1971-01-18', 'Manager', ''] },
];

export const LEAGUES: readonly { id: string; name: string; country: string }[] = [
  { id: '4570', name: 'EFL Cup', country: 'England' },
  { id: '4847', name: 'EFL Trophy', country: 'England' },
  { id: '4329', name: 'English League Championship', country: 'England' },
  { id: '4328', name: 'English Premier League', country: 'England' },
  { id: '4335', name: 'Spanish La Liga', country: 'Spain' },
  { id: '4331', name: 'German Bundesliga', country: 'Germany' },
  { id: '4332', name: 'Italian Serie A', country: 'Italy' },
  { id: '4346', name: 'American Major League Soccer', country: 'USA' },
  { id: '4351', name: 'Brazilian Serie A', country: 'Brazil' },
];
