/** @jest-environment jsdom */
import { readPlayAddress } from '#lib/match/play-address.ts';
import { damagedLinkPage, teamPage } from '#lib/share/team-page.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import type { Portrait } from '#types/portrait.ts';

const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const options = {
  code: '1abc',
  origin: 'https://dream.example',
  style: '',
  photos: true,
  portraits: new Map<string, Portrait>(),
  play: readPlayAddress(''),
  opponent: null,
};
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('escapes names everywhere', () => {
  const st = makePlayer({ id: 'st', name: HOSTILE, team: HOSTILE, nationality: HOSTILE });
  const page = parse(teamPage({ ...makeTeam('4-3-3', { ST: st }, [makePlayer({ id: 's' })]), name: HOSTILE }, options));
  expect(page.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
  expect(page.querySelector('h1')?.textContent).toBe(HOSTILE);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(HOSTILE);
  expect(page.querySelectorAll('li')).toHaveLength(2);
});

it('links to the builder, and to the picture with the site’s address', () => {
  const page = parse(teamPage(makeTeam('4-3-3', {}), options));
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://dream.example/t/1abc/picture',
  );
  expect(page.querySelector('a.strong')?.getAttribute('href')).toBe('/#team=1abc');
});

it.each([
  ['', 'Play against it', '/play#against=1abc'],
  ['?cup=1998&as=Iran&v=1x', 'Watch its World Cup 1998', '/play#cup=1998&as=Iran&v=1x&watch=1&team=1abc'],
  ['?against=1xyz', 'Watch the match', '/play#minute=0&against=1xyz&watch=1&team=1abc'],
])('the query %j leads to %j', (query, label, href) => {
  const page = parse(teamPage(makeTeam('4-3-3', {}), { ...options, play: readPlayAddress(query) }));
  const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === label);
  expect(link?.getAttribute('href')).toBe(href);
});

it.each([
  ['?cup=1998&v=1x', null, 'Team · World Cup 1998', '?cup=1998'],
  ['?against=1xyz', { ...makeTeam('4-4-2', {}), name: HOSTILE }, `Team against ${HOSTILE}`, '?against=1xyz'],
])(
  'the title and preview of %j name the occasion without giving away the result',
  (query, opponent, title, picture) => {
    const team = { ...makeTeam('4-3-3', {}), name: 'Team' };
    const page = parse(teamPage(team, { ...options, play: readPlayAddress(query), opponent }));
    const content = (property: string) =>
      page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');
    expect(content('title')).toBe(title);
    expect(content('description')).toMatch(/^Watch how it ends\. 4-3-3/);
    expect(content('image')).toBe(`https://dream.example/t/1abc/picture${picture}`);
    expect(page.title).toContain(title);
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
  },
);

it('shows photos, unless only licensed ones may be shown', () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/x.png?a=1&b=2';
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st', imageUrl }) });
  expect(parse(teamPage(team, options)).querySelector('img')?.getAttribute('src')).toBe(imageUrl);
  expect(parse(teamPage(team, { ...options, photos: false })).querySelector('img')).toBeNull();
});

it('has a shirt behind every photo, in case it does not load', () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/x.png';
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st', name: 'Zinedine Zidane', imageUrl }) });
  const page = parse(teamPage(team, options));
  const photo = page.querySelector('.wide foreignObject');
  expect(photo?.previousElementSibling?.textContent).toContain('ZZ');
  // A size or a text would make the browser show an icon instead.
  expect(photo?.querySelector('img')?.getAttributeNames().sort()).toEqual(['alt', 'class', 'src']);
});

it('always prefers free pictures, and lists them with author and licence (D59)', () => {
  const imageUrl = 'https://r2.thesportsdb.com/images/x.png';
  const picture = (author: string, licenceUrl: string | null): Portrait => ({
    image: `https://thumb.wikimedia.org/${author.length}.jpg`,
    width: 250,
    height: 330,
    credit: {
      author,
      licence: 'CC BY 4.0',
      licenceUrl,
      source: 'https://commons.wikimedia.org/wiki/File:A&"B.jpg',
      isRequired: true,
    },
  });
  const player = (id: string) => makePlayer({ id, name: `Player ${id}`, imageUrl });
  const licence = 'https://creativecommons.org/licenses/by/4.0';
  const portraits = new Map([
    ['st', picture(HOSTILE, licence)],
    ['lw', picture('', null)],
  ]);
  const team = makeTeam('4-3-3', { ST: player('st'), LW: player('lw'), RW: player('rw') });
  const page = parse(teamPage(team, { ...options, photos: false, portraits }));
  const faces = new Set([...page.querySelectorAll('img')].map((image) => image.getAttribute('src')));
  expect(faces).toEqual(new Set(['https://thumb.wikimedia.org/0.jpg', portraits.get('st')?.image]));
  const items = [...page.querySelectorAll('.pictures li')];
  expect(items.map((item) => item.textContent)).toEqual([
    'Player lw: author unknown, CC BY 4.0',
    `Player st: ${HOSTILE}, CC BY 4.0`,
  ]);
  expect([...(items[1]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    'https://commons.wikimedia.org/wiki/File:A&"B.jpg',
    licence,
  ]);
  expect(parse(teamPage(team, options)).querySelector('.pictures')).toBeNull();
});

it('says that a damaged link is incomplete', () => {
  expect(parse(damagedLinkPage('')).querySelector('h1')?.textContent).toBe('This link is incomplete');
});
