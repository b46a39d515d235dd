import { suggestedQuestions } from '#lib/assistant/conversation.ts';
import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { withFullNames } from '#lib/players/index/names/short-names.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import { formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { askScout, faultsOf, readScoutCases, scoutTables } from '#scripts/data/scout-questions.ts';

const cases = readScoutCases();

it('is tested with 300 questions, 140 of them by authors who didn’t know the rules', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(cases.filter(({ written }) => written === 'other' || written === 'fans').length).toBeGreaterThanOrEqual(140);
  expect(new Set(cases.map(({ team, question }) => `${team} ${question}`)).size).toBe(cases.length);
});

it.each(cases)('answers “$question” [$team]', (one) => {
  const { text: answer } = askScout(one);
  // As 'Put on the pitch' reads an eleven's short names.
  const faults = scoutTables().shortNames.flatMap((names) => faultsOf(one, withFullNames(answer, names)));
  expect({ answer, faults }).toEqual({ answer, faults: [] });
  expect(answer.endsWith(`\n\n${SCOUT_SOURCE}`)).toBe(true);
});

it('asks for fewer words if a question is long, and goes on as if it had not been asked', () => {
  const long = `Who is Pelé? ${'And who is Zico? '.repeat(30)}`;
  expect(askScout({ question: long, team: null })).toMatchObject({
    text: expect.stringContaining('up to 400 characters'),
    isWhole: false,
  });
  const after = askScout({ question: `Who is Zico? / ${long} / When was he born?`, team: null });
  expect(after.text).toContain('Zico was born on 3 March 1953.');
});

it('reads what is said again and again as said once, and looks up no more than twenty names at once', () => {
  const about = (question: string) => askScout({ question, team: null }).text;
  expect(about('hiddink '.repeat(50))).toBe(about('hiddink'));
  const tooMuch = { text: expect.stringContaining('in two or three questions'), isWhole: false };
  const names = scoutTables().squads.flatMap(({ places }) => places.slice(0, 1).map(({ entry }) => entry.player.name));
  expect(askScout({ question: [...new Set(names)].slice(0, 24).join(', '), team: null })).toMatchObject(tooMuch);
  expect(askScout({ question: 'who won in 1990? '.repeat(5), team: null })).toMatchObject(tooMuch);
});

it('offers the question without what it can’t use, unless that would turn it around', () => {
  const offered = (question: string) => askScout({ question, team: null }).choices;
  expect(offered('Fast strikers from France, rated at least 85')).toEqual([
    { label: 'Ask it without “fast”', question: 'strikers from France, rated at least 85' },
  ]);
  expect(offered('Best grizzled strikers from Perú')).toEqual([
    { label: 'Ask it without “grizzled”', question: 'Best strikers from Peru' },
  ]);
  expect(offered('Players at the World Cup 1998 but not before')).toEqual([]);
});

it('answers what only repeats itself, whose sides could each be split again', () => {
  for (const words of ['would they beat ', 'best Italians against ', 'who wins, the best Germans or '])
    expect(askScout({ question: words.repeat(400 / words.length), team: null }).text).toContain(SCOUT_SOURCE);
});

it('knows every nation in the table', () => {
  const known = new Set(NATIONS.map(({ nation }) => nation));
  const nations = new Set(scoutTables().lexicon.index.map(({ player }) => player.nationality));
  expect([...nations].filter((nation) => !known.has(nation))).toEqual([]);
});

it('understands the app’s suggested questions', () => {
  const team = newTeam();
  const suggested = () => [
    ...suggestedQuestions(team, null),
    ...suggestedQuestions(team, { kind: 'slot', slot: 'LB' }),
    ...suggestedQuestions(team, { kind: 'slot', slot: 'LCB' }),
  ];
  const questions = suggested();
  team.players.LCB = makePlayer({ id: 'b', name: 'Franco Baresi', nationality: 'Italy', year: 1960 });
  questions.push(...suggested());
  for (const slot of formationOf('4-3-3').positions)
    team.players[slot] = makePlayer({ id: slot, name: 'Paolo Maldini' });
  questions.push(...suggested());
  for (const question of questions) {
    const { text: answer } = askScout({ question, team: 'half' });
    expect({ question, answer }).not.toEqual({ question, answer: expect.stringContaining('don’t understand') });
    expect({ question, answer }).not.toEqual({ question, answer: expect.stringContaining('nobody called') });
  }
});
