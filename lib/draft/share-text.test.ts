import { draftShareText } from '#lib/draft/share-text.ts';
import { resultsIn } from '#lib/match/story.ts';

const SCORE = { percent: 87, marks: ['best', 'near', 'other', 'best'] } as const;

it('shows squares, per cent and the way through the cup, and names nobody', () => {
  expect(draftShareText('Draft 42', SCORE, null)).toBe('Draft 42 · 87 %\n🟩🟨⬜🟩');
  expect(draftShareText('Draft 42', SCORE, { year: 1998, path: '🟩🟨🟩 🟩🟥' })).toBe(
    'Draft 42 · 87 %\n🟩🟨⬜🟩\nWorld Cup 1998 🟩🟨🟩 🟩🟥',
  );
});

it('reads the matches back from their squares', () => {
  expect(resultsIn('🟩🟨🟥 🟩🏆')).toEqual(['won', 'drawn', 'lost', 'won']);
  expect(resultsIn('')).toEqual([]);
});
