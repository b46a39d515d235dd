/** @jest-environment jsdom */
import { SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
import { teamPictureSvg } from '#lib/share/team-picture.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';

const DRAWING = {
  faces: new Map(),
  shown: (text: string) => text,
  widthOf: textWidth,
  credits: [],
  site: 'dream.example',
};

it.each(SHAPE_NAMES)('%s: without substitutes, the pitch gets their space', (shape) => {
  const heightOf = (bench: number) => {
    const team = makeTeam('4-3-3', { RB: makePlayer({ id: 'rb', name: 'Cafu' }) }, makePlayers(bench, 'bench'));
    const svg = new DOMParser().parseFromString(teamPictureSvg(team, shape, DRAWING), 'image/svg+xml');
    const name = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === 'Cafu');
    return Number(/ ([\d.]+)\)$/.exec(name?.parentElement?.getAttribute('transform') ?? '')?.[1]);
  };
  expect(heightOf(0)).toBeGreaterThan(heightOf(1) + 30);
});

it.each(SHAPE_NAMES)('%s: has the address, with and without substitutes', (shape) => {
  for (const bench of [0, 1]) {
    const svg = teamPictureSvg(makeTeam('4-3-3', {}, makePlayers(bench, 'bench')), shape, DRAWING);
    expect(svg).toContain('>dream.example</text>');
  }
});

it.each(SHAPE_NAMES)('%s: rating and era are there if wanted, and make the title no wider than its space', (shape) => {
  const team = { ...makeTeam('4-3-3', {}), name: 'A very long name of a team that needs all the space there is' };
  const textsOf = (svg: string) => [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')];
  const plain = teamPictureSvg(team, shape, DRAWING);
  expect(plain).not.toContain('RATING');
  const texts = textsOf(teamPictureSvg(team, shape, { ...DRAWING, facts: { rating: '87', era: '1990s' } }));
  const words = texts.map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['87', 'RATING', '4-3-3  ·  1990s']));
  const sizeOf = (text: Element | undefined) => Number(text?.getAttribute('font-size'));
  expect(sizeOf(texts[0])).toBeLessThan(sizeOf(textsOf(plain)[0]));
});

it('leaves a plate away when nothing of the name can be drawn', () => {
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st', name: 'Cafu' }) });
  const plates = (svg: string) => svg.match(/fill="#05180f"/g)?.length ?? 0;
  expect(plates(teamPictureSvg(team, 'tall', DRAWING))).toBe(1);
  expect(plates(teamPictureSvg(team, 'tall', { ...DRAWING, shown: () => '' }))).toBe(0);
});

it('takes the short name from the words that can be drawn', () => {
  const team = makeTeam('4-3-3', { ST: makePlayer({ id: 'st', name: 'Ann Cafu ⚽' }) });
  const svg = teamPictureSvg(team, 'tall', { ...DRAWING, shown: (text) => text.replace(' ⚽', '') });
  expect(svg).toContain('>Cafu</text>');
});
