import fc from 'fast-check';
import { foldText } from '#lib/team/fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Özil', 'ozil'],
    ['São Paulo', 'sao paulo'],
    ['Łukasz Fabiański', 'lukasz fabianski'],
    ['Martin Ødegaard', 'martin odegaard'],
    ['Straße', 'strasse'],
    ['GROẞ', 'gross'],
    ['Sævarsson', 'saevarsson'],
    ['Đorđe', 'dorde'],
    ['İlkay Gündoğan', 'ilkay gundogan'],
    ['Kadıköy', 'kadikoy'],
    ['Guðjohnsen', 'gudjohnsen'],
    ['Þór', 'thor'],
  ])('folds accents and letters without a mark of their own: %s (D14)', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('treats a composed and a decomposed accent alike', () => {
    expect(foldText('Atle\u0301tico')).toBe(foldText('Atl\u00e9tico'));
  });

  it('puts one space where other characters stood, and none at the ends', () => {
    expect(foldText("  Newell's  Old-Boys! ")).toBe('newell s old boys');
    expect(foldText('1. FC Köln')).toBe('1 fc koln');
  });

  it('keeps the letters of other scripts', () => {
    expect(foldText('محمد صلاح')).toBe('محمد صلاح');
  });

  it('gives nothing for a text without letters or digits', () => {
    expect(foldText(' %_"⚽ ')).toBe('');
  });

  it('is settled after one fold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });
});
