import { type FileFacts, readCredit } from '#lib/players/portraits/credit.ts';
import { plainText } from '#lib/players/portraits/plain-text.ts';

const PAGE = 'https://commons.wikimedia.org/wiki/File:Buffon.jpg';

const facts = (changes: Partial<FileFacts> = {}): FileFacts => ({
  license: 'cc-by-sa-4.0',
  licenseShortName: 'CC BY-SA 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  artist: '<a href="//commons.wikimedia.org/wiki/User:Anna" title="User:Anna">Anna &amp; Ben</a>',
  attribution: '',
  nonFree: '',
  page: PAGE,
  ...changes,
});

it('names the author, the licence with its page, and the file’s page', () => {
  expect(readCredit(facts())).toEqual({
    author: 'Anna & Ben',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
    source: PAGE,
    isRequired: true,
  });
});

it.each([
  ['cc-by-2.0', true],
  ['cc-by-sa-3.0-de', true],
  ['CC-BY-SA-3.0,2.5,2.0,1.0', true],
  ['cc0', false],
  ['pd', false],
  ['pd-old-70', false],
])('shows a picture under %s', (license, isRequired) => {
  expect(readCredit(facts({ license }))?.isRequired).toBe(isRequired);
});

it.each([
  ['no licence', { license: '' }],
  ['a licence that forbids commercial use', { license: 'cc-by-nc-2.0' }],
  ['one that forbids changes', { license: 'cc-by-nd-4.0' }],
  ['both', { license: 'cc-by-nc-nd-4.0' }],
  ['a software licence', { license: 'gfdl' }],
  ['a licence of one site', { license: 'attribution' }],
  ['a word that only starts like public domain', { license: 'pdq' }],
  ['a file that is marked as not free', { license: 'pd', nonFree: 'true' }],
  ['no licence name', { licenseShortName: '' }],
  ['no author if the licence requires one', { artist: '<span></span>' }],
  ['no licence page if one is required', { licenseUrl: '' }],
  ['a licence page on another site', { licenseUrl: 'https://creativecommons.org.example/licenses/by/4.0' }],
  ['a file page on another site', { page: 'https://example.com/wiki/File:Buffon.jpg' }],
  ['a page that is a script', { page: 'javascript:alert(1)' }],
])('shows nothing with %s', (_, changes) => {
  expect(readCredit(facts(changes))).toBeNull();
});

it('uses the credit line the author requests', () => {
  expect(readCredit(facts({ attribution: 'Anna / <b>example.org</b>' }))?.author).toBe('Anna / example.org');
});

it('needs no author in the public domain', () => {
  expect(readCredit(facts({ license: 'pd', artist: '', licenseUrl: '' }))).toMatchObject({
    author: '',
    licenceUrl: null,
  });
});

it.each([
  ['Unknown author<span style="display: none;">Unknown author</span>', 'Unknown author'],
  ['<div class="fn">\n<bdi><a href="x">Steffen Prößdorf</a></bdi></div>', 'Steffen Prößdorf'],
  ['A &lt;b&gt; &#39;C&#x27; &unknown; &constructor; &#0;', "A <b> 'C' &unknown; &constructor;"],
  ['<style>.x{}</style><!-- hidden -->Anna , Berlin', 'Anna, Berlin'],
  ['a < b', 'a < b'],
])('reads %s as text', (html, text) => {
  expect(plainText(html)).toBe(text);
});
