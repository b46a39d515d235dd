import { type Challenger, playChallenge } from '#lib/draft/challenge.ts';
import { dealFor } from '#lib/draft/deal.ts';
import { bestSlot, type DraftTurn, draftState } from '#lib/draft/draft-state.ts';
import { draftedTeam } from '#lib/draft/draft-team.ts';
import { readPlayAddress } from '#lib/match/play-address.ts';
import { finalGoals } from '#lib/match/score.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { PICTURE_SHAPES, SHAPE_NAMES } from '#lib/share/picture-shapes.ts';
import { type PosterTexts, posterSvg } from '#lib/share/poster/poster.ts';
import { posterPath, readPosterShape } from '#lib/share/poster/poster-address.ts';
import { resultTexts } from '#lib/share/poster/result-texts.ts';
import { codeToTeam, teamToCode } from '#lib/share/team-code.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

const players = Object.fromEntries(
  formationOf('4-3-3').positions.map((slot, at) => [slot, makePlayer({ name: `Ann Player${at}`, id: `p${at}` })]),
);
const TEAM = makeTeam('4-3-3', players);
const drawing = { shown: (text: string) => text, widthOf: (text: string, size: number) => text.length * size * 0.5 };
const played = (text: string) => readPlayAddress(text);

test('the texts come from playing the cup again, whatever else an address says', () => {
  const texts = resultTexts(CUP_TABLES, TEAM, played('?cup=1998&step=7&end=champion&score=9-0'), null);
  expect(texts).toEqual(resultTexts(CUP_TABLES, TEAM, played('?cup=1998'), null));
  expect(texts?.subtitle).toBe('World Cup 1998');
  expect(texts?.cells.length).toBeGreaterThanOrEqual(3);
  expect(texts?.cells[0]).toMatchObject({ above: 'Group' });
});

test('a match has its goals, and an incomplete team has no poster', () => {
  const against = makeTeam('4-3-3', { ...players, ST: makePlayer({ name: 'Zoe Other', id: 'other' }) });
  const texts = resultTexts(CUP_TABLES, TEAM, played('?against=x'), against);
  expect(texts?.title).toMatch(/^(Won|Lost) (\d+–\d+|on penalties)$/);
  expect(resultTexts(CUP_TABLES, makeTeam('4-3-3', {}), played('?cup=1998'), null)).toBeNull();
  expect(resultTexts(CUP_TABLES, TEAM, played('?cup=1998&as=Atlantis'), null)).toBeNull();
});

test('a challenge’s poster shows the match between the drafted elevens, in which links don’t count', async () => {
  const deal = dealFor(wholeSquads().book, 'pabc123');
  const challengers = ([0, 5] as const).map((number) => {
    let turns: DraftTurn[] = [];
    for (let state = draftState(deal, turns); state?.squad; state = draftState(deal, turns)) {
      const place = state.squad.places[number];
      turns = [...turns, place ? { player: place.entry.player.id, slot: bestSlot(state, place) } : null];
    }
    const state = draftState(deal, turns);
    if (!state) throw new Error('A turn was not possible.');
    return { name: `No. ${number}`, state };
  });
  const [sender, friend] = challengers as [Challenger, Challenger];
  const { match, senderSide } = playChallenge(CUP_TABLES, sender, friend);
  const goals = finalGoals(match.score);
  const throughLink = async ({ state, name }: Challenger) => {
    const code = await teamToCode(draftedTeam(state, name));
    return code === null ? null : codeToTeam(code);
  };
  const [team, against] = [await throughLink(sender), await throughLink(friend)];
  if (!team || !against) throw new Error('A team was lost.');
  const texts = resultTexts(CUP_TABLES, team, played('?against=x&drafted=1'), against);
  expect(texts?.title.replace(/^\w+ /, '')).toBe(`${goals[senderSide]}–${goals[senderSide === 0 ? 1 : 0]}`);
  expect(texts?.subtitle).toContain('No. 5');
});

const WON: PosterTexts = {
  title: 'World champions',
  subtitle: 'World Cup 1986',
  trophy: { metal: 'gold', year: 1986 },
  cells: Array.from({ length: 8 }, () => ({ above: 'Final', main: '2–1', below: 'ARG', went: 'won' as const })),
  scorer: 'Top scorer Johan Cruyff, 6 goals',
};

test.each(SHAPE_NAMES)('a poster in the shape %s has the eleven, the way and the address', (shape) => {
  const svg = posterSvg(TEAM, shape, { texts: WON, site: 'dream.example/play', ...drawing });
  const { width, height } = PICTURE_SHAPES[shape];
  expect(svg).toContain(`width="${width}" height="${height}"`);
  for (let at = 0; at < 11; at++) expect(svg).toContain(`>Player${at}</text>`);
  expect(svg.match(/>2–1<\/text>/g)).toHaveLength(8);
  for (const text of ['WORLD CHAMPIONS', 'World Cup 1986', '1986', WON.scorer, 'dream.example/play']) {
    expect(svg).toContain(`>${text}</text>`);
  }
});

test('a poster has one address', () => {
  const address = played('#cup=1998&as=Norway&v=0&step=3&minute=4');
  const path = posterPath('1abc', 'story', address);
  expect(path).toBe(`/t/1abc/poster?cup=1998&as=Norway&v=${ENGINE_VERSION}&shape=story`);
  expect(readPosterShape('1abc', path, played(path.replace(/.*\?/, '')))).toBe('story');
  for (const other of [`${path}&x=1`, path.replace('story', 'round'), path.replace('cup=1998&', '')]) {
    expect(readPosterShape('1abc', other, played(other.replace(/.*\?/, '')))).toBeNull();
  }
  const drafted = posterPath('1abc', 'wide', played('#against=1b&drafted=1&name=Ana'));
  expect(drafted).toBe(`/t/1abc/poster?v=${ENGINE_VERSION}&against=1b&drafted=1&shape=wide`);
  expect(readPosterShape('1abc', drafted, played(drafted.replace(/.*\?/, '')))).toBe('wide');
});
