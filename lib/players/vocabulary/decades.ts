export type Years = { from: number; to: number };

export const DECADE_WORDS: Readonly<Record<string, number>> = {
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  naughties: 2000,
  tens: 2010,
  twenties: 2020,
};

/** The source of an expression for '1990s', '90s' or 'nineties', in folded text. */
export const DECADE = `(?:(?:19|20)?\\d0 ?s|${Object.keys(DECADE_WORDS).join('|')})`;

/** `text` matches `DECADE`. */
export function decadeOf(text: string): Years {
  const named = DECADE_WORDS[text];
  const digits = Number.parseInt(text, 10);
  const whole = digits < 100 ? digits + (digits < 40 ? 2000 : 1900) : digits;
  return decadeFrom(named ?? whole);
}

export const decadeFrom = (from: number): Years => ({ from, to: from + 9 });
