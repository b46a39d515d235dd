/** The cells of a tab-separated table, without its first line. */
export const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** 'lost' | 'drawn' of 'lost drawn'. */
export type OneOf<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
  ? OneOf<Rest, Found | First>
  : Found | Text;

/** Reads 'lost drawn beat' as a list of known words. The compiler refuses any other. */
export const listOf =
  <Known extends string>() =>
  <Text extends string>(text: [OneOf<Text>] extends [Known] ? Text : never): readonly Known[] =>
    text.split(' ') as Known[];
