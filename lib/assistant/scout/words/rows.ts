/** A table of two columns, a line each. */
export const rowsOf = <One extends string = string>(table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [One, string]);

type Words<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
  ? Words<Rest, Found | First>
  : Found | Text;

/** Reads 'lost drawn beat' as a list of known words. The compiler refuses any other. */
export const listOf =
  <Known extends string>() =>
  <Text extends string>(text: [Words<Text>] extends [Known] ? Text : never): readonly Known[] =>
    text.split(' ') as Known[];
