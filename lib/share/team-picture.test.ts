import { SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
import { teamPictureSvg } from '#lib/share/team-picture.ts';
import { textWidth } from '#lib/team/look/text-width.ts';
import { makePlayer, makePlayers, makeTeam } from '#lib/team/team.fixtures.ts';

const DRAWING = { faces: new Map(), shown: (text: string) => text, widthOf: textWidth, credits: [] };

it.each(SHAPE_NAMES)('%s: without substitutes, the pitch gets their space', (shape) => {
  const heightOf = (bench: number) => {
    const team = makeTeam('4-3-3', { RB: makePlayer({ id: 'rb', name: 'Cafu' }) }, makePlayers(bench, 'bench'));
    const svg = new DOMParser().parseFromString(teamPictureSvg(team, shape, DRAWING), 'image/svg+xml');
    const name = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === 'Cafu');
    return Number(/ ([\d.]+)\)$/.exec(name?.parentElement?.getAttribute('transform') ?? '')?.[1]);
  };
  expect(heightOf(0)).toBeGreaterThan(heightOf(1) + 30);
});
