import { rowsOf } from '#lib/assistant/scout/words/rows.ts';

/** Replaces turns of phrase by words that have one meaning. */
type Rewrite = (folded: string) => string;
export type Phrases = { typed: Rewrite; english: Rewrite };

/** From data/scout-phrases.tsv. `typed` comes before other languages are translated, `english` after. */
export function toPhrases(table: string): Phrases {
  const rows = rowsOf(table);
  const parts = new Map(rows.flatMap(([when, name = '', pattern]) => (when === 'part' ? [[name, pattern]] : [])));
  const rewrite = (stage: string): Rewrite => {
    const patterns = rows.flatMap(([when, said = '', meant = '']) =>
      when === stage
        ? [
            [
              new RegExp(
                said.replace(/[A-Z_]{3,}/g, (name) => parts.get(name) ?? name),
                'g',
              ),
              meant,
            ] as const,
          ]
        : [],
    );
    return (folded) => patterns.reduce((text, [said, meant]) => text.replace(said, meant), folded);
  };
  return { typed: rewrite('typed'), english: rewrite('English') };
}
