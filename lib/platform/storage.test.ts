/** @jest-environment jsdom */
import { cleanLegacyKeys, readStored, removeStored, writeStored } from '#lib/platform/storage.ts';

const LEGACY = ['user', 'users', 'aiChatCount', 'aiChatCounts', 'migrationCompleted', 'team_migration'];

beforeEach(() => localStorage.clear());

function block() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

it('writes, reads and removes', () => {
  expect(writeStored('key', 'value')).toBe('ok');
  expect(readStored('key')).toBe('value');
  removeStored('key');
  expect(readStored('key')).toBeNull();
});

it('reports full storage and keeps the previous value', () => {
  writeStored('key', 'before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('key', 'after')).toBe('full');
  expect(readStored('key')).toBe('before');
});

it('never throws if site data is blocked', () => {
  block();
  expect(writeStored('key', 'value')).toBe('blocked');
  expect(readStored('key')).toBeNull();
  expect(() => removeStored('key')).not.toThrow();
  expect(cleanLegacyKeys).not.toThrow();
});

it('removes the legacy keys by exact name, and only once (D12)', () => {
  const others = ['userName', 'dream11.team', 'sb-project-auth-token', 'user_settings'];
  for (const key of [...LEGACY, ...others]) localStorage.setItem(key, '1');
  cleanLegacyKeys();
  expect(LEGACY.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(others.filter((key) => localStorage.getItem(key) === null)).toEqual([]);

  localStorage.setItem('user', 'a later one');
  cleanLegacyKeys();
  expect(localStorage.getItem('user')).toBe('a later one');
});
