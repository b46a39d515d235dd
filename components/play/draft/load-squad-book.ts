import { loadable } from '#components/ui/use-loaded.ts';
import { loadSquadBook } from '#lib/players/index/load.ts';

export const squadBook = loadable(async () => {
  const book = await loadSquadBook();
  if (!book) throw new Error('The squads did not load.');
  return book;
});
