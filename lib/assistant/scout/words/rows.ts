/** The cells of a tab-separated table, without its first line. */
export const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

type Words<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Found | First>
  : Found | Text;

/** Reads 'lost drawn beat' as a list of known words. The compiler refuses any other. */
export const listOf =
  <Known extends string>() =>
  <Text extends string>(text: [Words<Text>] extends [Known] ? Text : never): readonly Known[] =>
    text.split(' ') as Known[];
