/** @jest-environment jsdom */
import { createBuilderStore } from '#lib/builder/store.ts';
import { CABINET_OFFERED, downloadTeam, importTeam } from '#lib/builder/team-files.ts';
import { downloadText } from '#lib/platform/download.ts';
import { CABINET_KEY, OFFERED_CABINET_KEY } from '#lib/platform/storage.ts';
import { newTeam } from '#lib/team/formation/formations.ts';

jest.mock('#lib/platform/download.ts', () => ({ downloadText: jest.fn() }));

function store() {
  const made = createBuilderStore(() => 1000);
  made.getState().adopt({ team: newTeam() });
  return made;
}

function written(isBackup: boolean): string {
  jest.mocked(downloadText).mockClear();
  downloadTeam(store(), isBackup);
  return jest.mocked(downloadText).mock.calls[0]?.[1] ?? '';
}

const fileOf = (text: string) => ({ type: 'application/json', size: text.length, text: async () => text }) as File;

beforeEach(() => localStorage.clear());

test('a backup has the cabinet, an exported team has not', () => {
  localStorage.setItem(CABINET_KEY, '{"1986":"champion"}');
  expect(JSON.parse(written(true))).toMatchObject({ cabinet: { 1986: 'champion' } });
  expect(JSON.parse(written(false))).not.toHaveProperty('cabinet');
});

test('an imported backup’s cabinet is offered, not merged, and only if it has something new', async () => {
  localStorage.setItem(CABINET_KEY, '{"1986":"champion"}');
  const backup = written(true);
  const same = store();
  expect(await importTeam(same, fileOf(backup))).toBe(true);
  expect(localStorage.getItem(OFFERED_CABINET_KEY)).toBeNull();

  localStorage.setItem(CABINET_KEY, '{"1986":"final"}');
  const other = store();
  expect(await importTeam(other, fileOf(backup))).toBe(true);
  expect(localStorage.getItem(CABINET_KEY)).toBe('{"1986":"final"}');
  expect(localStorage.getItem(OFFERED_CABINET_KEY)).toBe('{"1986":"champion"}');
  expect(other.getState().notifications.map(({ message }) => message)).toContain(CABINET_OFFERED);
});
