import type { Query } from '#lib/assistant/scout/query.ts';
import { readQuestion } from '#lib/assistant/scout/read/read-question.ts';
import { settled } from '#lib/assistant/scout/read/settle.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';
import { ROLES, roleWords } from '#lib/players/vocabulary/roles.ts';
import { scoutTables } from '#scripts/data/scout-questions.ts';

const { lexicon, squads } = scoutTables();
const read = (question: string) => settled(readQuestion(question, lexicon), null, '2026-07-20');

/** The questions that aren't read as meant, or not wholly, or not as English. */
const misread = (questions: readonly (readonly [string, (query: Query) => boolean])[]) =>
  questions.flatMap(([question, isMeant]) => {
    const query = read(question);
    return query.unread.length === 0 && query.language === null && isMeant(query) ? [] : [question];
  });

it('reads every word for a role as this role alone, and in English', () => {
  // With shirt numbers, such as 'number ten', it depends on what they stand next to.
  const questions = ROLES.flatMap((role) =>
    roleWords(role)
      .filter((word) => !/^number |^cfs?$/.test(word))
      .map((word) => {
        const isMeant = ({ conditions }: Query) =>
          conditions.every((one) => one.kind !== 'role' || one.role === role) &&
          conditions.filter(({ kind }) => kind === 'role').length === 1;
        return [`best ${word} from Brazil`, isMeant] as const;
      }),
  );
  expect(misread(questions)).toEqual([]);
});

it('reads every word for a nation as this nation alone', () => {
  const questions = NATIONS.flatMap(({ nation, words }) =>
    [nation, ...words]
      // 'Three' is a number first, and 'el' may be Spanish.
      .filter((word) => !['three lions', 'el tri'].includes(word))
      .map((word) => {
        const isMeant = ({ conditions }: Query) =>
          conditions.every((one) => one.kind === 'nation' && one.group.nations.includes(nation)) &&
          conditions.length === 1;
        return [`best ${word} players`, isMeant] as const;
      }),
  );
  expect(misread(questions)).toEqual([]);
});

it('reads the clubs with the most players as themselves', () => {
  const clubs = Map.groupBy(
    lexicon.index.flatMap(({ details }) => details.clubs),
    (club) => club,
  );
  const questions = [...clubs]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 300)
    .map(([club]) => {
      const isMeant = ({ conditions }: Query) =>
        conditions.every((one) => one.kind === 'club' && one.group.clubs.includes(club)) && conditions.length === 1;
      return [`who played for ${club}`, isMeant] as const;
    });
  expect(misread(questions)).toEqual([]);
});

it('reads the best-known players as themselves, or asks which of several is meant', () => {
  const questions = lexicon.index
    .toSorted((one, other) => other.fame - one.fame)
    .slice(0, 500)
    .map((entry) => {
      const isMeant = ({ players: [named, ...others] }: Query) =>
        named !== undefined && others.length === 0 && [named.entry, ...named.others].includes(entry);
      return [`how many World Cup goals did ${entry.player.name} score`, isMeant] as const;
    });
  expect(misread(questions)).toEqual([]);
});

it('reads every team and year of a World Cup as its squad', () => {
  const questions = squads.map(({ team, year }) => [`${team} ${year}`, ({ ask }: Query) => ask === 'squad'] as const);
  expect(misread(questions)).toEqual([]);
});
