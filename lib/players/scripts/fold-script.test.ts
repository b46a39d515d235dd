import { foldScript } from '#lib/players/scripts/fold-script.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';

it.each([
  ['Μέσι', 'μεσι'],
  ['Χαριστέας', 'χαριστεασ'],
  ['Артём', 'артем'],
  ['أحمد', 'احمد'],
  ['حمزة', 'حمزه'],
  ['مصطفى', 'مصطفي'],
  ['مُحَمَّد', 'محمد'],
  ['مهدوی\u200cکیا', 'مهدويكيا'],
  ['ज़िदान', 'जिदान'],
  ['リオネル・メッシ', 'リオネル メッシ'],
  ['ﾒｯｼ', 'メッシ'],
  ['利昂内尔·梅西', '利昂内尔 梅西'],
])('%s is compared as %s', (text, folded) => {
  expect(foldScript(text)).toBe(folded);
});

it('distinguishes other scripts from accented Latin letters, digits and symbols', () => {
  for (const text of ['Özil', 'İlkay', "N'Golo 7!", '', '⚽']) expect(isOtherScript(text)).toBe(false);
  for (const text of ['Месси', 'C罗', 'メ', 'م']) expect(isOtherScript(text)).toBe(true);
});
