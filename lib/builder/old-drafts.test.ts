/** @jest-environment jsdom */
import { newest } from '#lib/builder/draft-choice.ts';
import { readableDrafts } from '#lib/builder/draft-storage.ts';
import { limitStorage, messages, nameIn, openTab, startWithoutTabs } from '#lib/builder/local-team.fixtures.ts';
import { draftsToOffer } from '#lib/cloud-team/recovery.ts';
import { STORED_TEAM_CORRUPT } from '#lib/platform/messages/team.ts';
import { CORRUPT_TEAM_KEY, OLD_COPY_KEY, OLD_TEAM_KEY } from '#lib/platform/storage.ts';

const PLAYER =
  '{"id":"sample-1","name":"Lionel Messi","position":"RW","nationality":"Argentina","team":"Inter Miami","country":"United States","year":1987,"jerseyNumber":10,"imageUrl":null,"isSubstitute":true,"apiId":null,"goals":850,"assists":null}';
const EMPTY =
  '{"GK":null,"LB":null,"LCB":null,"RCB":null,"RB":null,"LCM":null,"CM":null,"RCM":null,"LW":null,"ST":null,"RW":null}';

/** As version 1 stored it: without captains and colours. */
const VERSION_1 = `{"v":1,"owner":"anon","rev":7,"writer":"tab-one","parent":"6:tab-one","savedAt":1767225600000,"team":{"id":null,"name":"First","formation":"4-3-3","players":${EMPTY},"substitutes":[${PLAYER}]},"orientation":null,"hasUnsavedChanges":true,"lastSaved":null}`;

/** As version 2 stored it, from the cloud. */
const VERSION_2 = `{"v":2,"owner":"user","rev":3,"writer":"tab-two","parent":null,"savedAt":1767225700000,"team":{"id":"cloud","name":"Second","formation":"4-3-3","players":${EMPTY},"substitutes":[${PLAYER}],"captain":"sample-1","viceCaptain":null,"shirt":"red","pitch":"night"},"orientation":"portrait","hasUnsavedChanges":true,"lastSaved":1767225500000,"version":4}`;

const renamed = (text: string, name: string) => text.replace(/"name":"(First|Second)"/, `"name":"${name}"`);

startWithoutTabs();

const oldKeys = () => Object.keys(localStorage).filter((key) => key === OLD_TEAM_KEY || key.startsWith(OLD_COPY_KEY));
const offersIn = async (tab: ReturnType<typeof openTab>, owner: string) =>
  (await draftsToOffer(tab.store, owner)).map(({ team }) => team.name);

it('opens a team of version 1', () => {
  localStorage.setItem(OLD_TEAM_KEY, VERSION_1);
  const tab = openTab('a');
  const { team } = tab.store.getState();
  expect(team).toMatchObject({ name: 'First', captain: null, viceCaptain: null });
  expect(team.substitutes).toMatchObject([{ name: 'Lionel Messi', goals: 850 }]);
  expect(oldKeys()).toEqual([]);
});

it('opens a team of version 2, with its own copy dropped', async () => {
  localStorage.setItem(OLD_TEAM_KEY, VERSION_2);
  localStorage.setItem(`${OLD_COPY_KEY}user.3:tab-two`, VERSION_2);
  const tab = openTab('a');
  expect(tab.store.getState()).toMatchObject({
    team: { id: 'cloud', name: 'Second', captain: 'sample-1', pitch: 'night' },
    owner: 'user',
    orientation: 'portrait',
    cloud: { cloud: { version: 4, savedAt: 1767225500000, team: null } },
  });
  expect([readableDrafts().length, oldKeys()]).toEqual([1, []]);
  expect(await offersIn(tab, 'user')).toEqual([]);
});

it('offers copies to their owner, from lists and one by one, after the team itself', async () => {
  // Later than the team, which is still the one to open.
  const later = VERSION_1.replace('1767225600000', '1767300000000');
  localStorage.setItem(`${OLD_COPY_KEY}anon.9:tab-three`, renamed(later, 'Of another tab'));
  localStorage.setItem(
    `${OLD_COPY_KEY}user`,
    `[${renamed(VERSION_2, 'Earlier')},${renamed(VERSION_1, 'Of a visitor')}]`,
  );
  localStorage.setItem(`${OLD_COPY_KEY}user.0a1b`, renamed(VERSION_2, 'At sign-out'));
  localStorage.setItem(OLD_TEAM_KEY, VERSION_1);
  const tab = openTab('a');
  expect(nameIn(tab)).toBe('First');
  expect(await offersIn(tab, 'anon')).toEqual(['Of another tab', 'Of a visitor']);
  expect((await offersIn(tab, 'user')).toSorted()).toEqual(['At sign-out', 'Earlier']);
  expect(oldKeys()).toEqual([]);
});

it('ignores copies that nobody can read, and sets a corrupt team aside', () => {
  for (const [index, text] of ['{"half', '"text"', 'null', '[1,{}]', '[{"v":1,"owner":"me","team":{}}]'].entries()) {
    localStorage.setItem(`${OLD_COPY_KEY}anon.${index}`, text);
  }
  localStorage.setItem(OLD_TEAM_KEY, '{"v":2,"team":');
  const tab = openTab('a');
  expect(messages(tab)).toEqual([STORED_TEAM_CORRUPT]);
  expect(localStorage.getItem(CORRUPT_TEAM_KEY)).toBe('{"v":2,"team":');
  expect(readableDrafts()).toEqual([]);
});

it('follows a tab of the earlier version that is still open', () => {
  localStorage.setItem(OLD_TEAM_KEY, VERSION_1);
  openTab('a');
  const next = renamed(VERSION_1, 'Next').replace('"rev":7', '"rev":8').replace('6:tab-one', '7:tab-one');
  localStorage.setItem(OLD_TEAM_KEY, next.replace('1767225600000', '1767225600500'));
  const tab = openTab('b');
  expect(nameIn(tab)).toBe('Next');
  expect(newest(readableDrafts())).toMatchObject({ contains: { '7:tab-one': 1767225600500 } });
});

it('moves everything in full storage, and what does not fit stays for the next visit', () => {
  localStorage.setItem(OLD_TEAM_KEY, VERSION_1);
  let room = VERSION_1.length;
  const write = limitStorage(() => room);
  openTab('a');
  expect(localStorage.getItem(OLD_TEAM_KEY)).toBe(VERSION_1);
  room += 200;
  expect(nameIn(openTab('b'))).toBe('First');
  expect(oldKeys()).toEqual([]);
  write.mockRestore();
});
