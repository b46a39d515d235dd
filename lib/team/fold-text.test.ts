import fc from 'fast-check';
import { foldText } from '#lib/team/fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Özil', 'ozil'],
    ['São Paulo', 'sao paulo'],
    ['Łukasz Fabiański', 'lukasz fabianski'],
    ['Martin Ødegaard', 'martin odegaard'],
    ['GROẞ', 'gross'],
    ['Sævarsson', 'saevarsson'],
    ['Đorđe', 'dorde'],
    ['İlkay Gündoğan', 'ilkay gundogan'],
    ['Guðjohnsen', 'gudjohnsen'],
    ['Þór', 'thor'],
    ['Atle\u0301tico', 'atletico'],
    ['Atl\u00e9tico', 'atletico'],
    ["  Newell's  Old-Boys! ", 'newell s old boys'],
    ['1. FC Köln', '1 fc koln'],
    ['محمد صلاح', 'محمد صلاح'],
    [' %_"⚽ ', ''],
  ])('folds %j to %j (D14)', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});
