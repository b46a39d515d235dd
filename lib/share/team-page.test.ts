import { damagedLinkPage, teamPage } from '#lib/share/team-page.ts';
import { fitText, textWidth, wrapText } from '#lib/share/text-width.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const options = { code: '1abc', origin: 'https://dream.example', style: '', photos: true };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('escapes names everywhere', () => {
  const st = makePlayer({ id: 'st', name: HOSTILE, team: HOSTILE, nationality: HOSTILE });
  const page = parse(teamPage({ ...makeTeam('4-3-3', { ST: st }, [makePlayer({ id: 's' })]), name: HOSTILE }, options));
  expect(page.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
  expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(HOSTILE);
  expect(page.querySelectorAll('li')).toHaveLength(2);
});

it('links to the builder and to the picture with the site’s address', () => {
  const page = parse(teamPage(makeTeam('4-3-3', {}), options));
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://dream.example/t/1abc/picture',
  );
  expect(page.querySelector('a.strong')?.getAttribute('href')).toBe('/#team=1abc');
});

it('shows photos, unless only licensed ones may be shown', () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/x.png?a=1&b=2';
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st', imageUrl }) });
  expect(parse(teamPage(team, options)).querySelector('image')?.getAttribute('href')).toBe(imageUrl);
  expect(parse(teamPage(team, { ...options, photos: false })).querySelector('image')).toBeNull();
});

it('says that a damaged link is incomplete', () => {
  expect(parse(damagedLinkPage('')).querySelector('h1')?.textContent).toBe('This link is incomplete');
});

it('cuts a text between characters to fit', () => {
  expect(fitText('Jo', 20, 100)).toBe('Jo');
  const cut = fitText('👨‍👩‍👧 Hohenzollern-Sigmaringen', 20, 100);
  expect(cut).toMatch(/^👨‍👩‍👧 H.*…$/u);
  expect(textWidth(cut, 20)).toBeLessThanOrEqual(100);
});

it('wraps words into a limited number of lines', () => {
  expect(wrapText('one two three', 20, 65, 3)).toEqual(['one two', 'three']);
  const lines = wrapText('The Extraordinary Gentlemen of the North', 20, 80, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/u);
});
