import { createPortraitQueue } from '#lib/players/portrait-queue.ts';
import { makePlayers } from '#lib/team/team.fixtures.ts';
import type { Player } from '#types/player.ts';
import type { PortraitAnswer } from '#types/portrait.ts';

const credit = { author: '', licence: 'CC0', licenceUrl: null, source: 'https://x.example/', isRequired: false };
const PICTURE: PortraitAnswer = { image: 'https://thumb.wikimedia.org/x.jpg', width: 250, height: 330, credit };
const NONE: PortraitAnswer = { image: null };

let asked: string[];
let answers: ((answer: PortraitAnswer | Error) => Promise<void>)[];
let shown: string[];
let visible: string[];
let isOnline: boolean;
let underWay: number;
let most: number;

/** Lets pending promises continue. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  [asked, answers, shown, visible, isOnline, underWay, most] = [[], [], [], [], true, 0, 0];
});
afterEach(() => jest.useRealTimers());

const start = () =>
  createPortraitQueue({
    ask: ({ id }) =>
      new Promise((resolve, reject) => {
        asked.push(id);
        underWay += 1;
        most = Math.max(most, underWay);
        answers.push(async (answer) => {
          underWay -= 1;
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
          await settled();
        });
      }),
    show: async ({ id }) => {
      shown.push(id);
    },
    isMissing: ({ id }) => !shown.includes(id),
    mayAsk: () => isOnline,
    isVisible: ({ id }) => visible.includes(id),
  });

const answer = (with_: PortraitAnswer | Error) => answers.shift()?.(with_);
const team = (count: number): Player[] => makePlayers(count, 'p');
const ids = (players: readonly Player[]) => players.map(({ id }) => id);

it('asks once about each of eighteen players, two at a time, and shows the results', async () => {
  const eighteen = team(18);
  start().want(eighteen);
  for (let turn = 0; turn < 18; turn++) await answer(turn % 3 === 0 ? NONE : PICTURE);
  expect(asked.toSorted()).toEqual(ids(eighteen).toSorted());
  expect([most, shown.length, answers.length]).toEqual([2, 12, 0]);
});

it('asks about visible players first, and not about players who have left', async () => {
  const [a, b, c, d, e] = team(5) as [Player, Player, Player, Player, Player];
  const queue = start();
  visible = [d.id];
  queue.want([a, b, c, d, e]);
  expect(asked).toEqual([d.id, a.id]);
  queue.want([a, c, e]);
  await answer(PICTURE);
  await answer(PICTURE);
  expect(asked).toEqual(ids([d, a, c, e]));
});

it('does not ask again about someone without a portrait, whatever changes', async () => {
  const [one] = team(1) as [Player];
  const queue = start();
  queue.want([one]);
  await answer(NONE);
  queue.want([]);
  queue.want([one]);
  expect(asked).toHaveLength(1);
});

it('pauses offline and continues when back online', () => {
  isOnline = false;
  const queue = start();
  queue.want(team(1));
  expect(asked).toEqual([]);
  isOnline = true;
  queue.resume();
  expect(asked).toHaveLength(1);
});

it('pauses for as long as the server says, three times at most', async () => {
  start().want(team(1));
  for (let attempt = 1; attempt <= 3; attempt++) {
    await answer({ image: null, retryAfter: 60 });
    jest.advanceTimersByTime(59_999);
    expect(asked).toHaveLength(attempt);
    jest.advanceTimersByTime(1);
  }
  expect(asked).toHaveLength(3);
});

it('pauses after a request without a response, and ends when stopped', async () => {
  const queue = start();
  queue.want(team(3));
  await answer(new Error('offline'));
  await answer(new Error('offline'));
  jest.advanceTimersByTime(29_999);
  expect(asked).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(asked).toHaveLength(4);
  queue.stop();
  await answer(NONE);
  jest.runAllTimers();
  expect(asked).toHaveLength(4);
});
