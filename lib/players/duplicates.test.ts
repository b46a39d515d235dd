import { appendSamples, mergeDuplicates } from '#lib/players/duplicates.ts';
import { makeOzil, namesOf } from '#lib/players/players.fixtures.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';

it('keeps the first record with the same id, or the same name and birth year', () => {
  const merged = mergeDuplicates([
    makeOzil({ id: 'a', apiId: '1' }),
    makeOzil({ id: 'b', name: 'Someone Else', apiId: '1' }),
    makeOzil({ id: 'c', name: 'MESUT OZIL' }),
    makeOzil({ id: 'd', year: 1989 }),
  ]);
  expect(merged.map((player) => player.id)).toEqual(['a', 'd']);
});

it('fills gaps in the first of two duplicates, taking a club together with its country', () => {
  const live = makeOzil({ id: 'a', team: '', country: 'Germany', jerseyNumber: null });
  const sample = makeOzil({ id: 'b', team: 'Arsenal', country: 'England', jerseyNumber: 11, goals: 44 });
  expect(mergeDuplicates([live, sample])).toEqual([
    { ...live, team: 'Arsenal', country: 'England', jerseyNumber: 11, goals: 44 },
  ]);
});

it('appends up to three samples, not counting those among the live players', () => {
  const players = appendSamples([makeOzil()], SAMPLE_PLAYERS);
  expect(namesOf(players)).toEqual(['Mesut Özil', ...namesOf(SAMPLE_PLAYERS).slice(0, 3)]);
  const messi = makeOzil({ id: 'tsdb-1', name: 'Lionel Messi', year: 1987, apiId: '1' });
  const samples = SAMPLE_PLAYERS.filter((player) => ['Lionel Messi', 'Marta', 'Cafu'].includes(player.name));
  expect(appendSamples([messi], samples).map(({ id }) => id)).toEqual(['tsdb-1', 'sample-cafu', 'sample-marta']);
});
