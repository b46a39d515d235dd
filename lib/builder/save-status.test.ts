import { saveStatus } from '#lib/builder/save-status.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const saved = (ago: number) =>
  saveStatus({ isSaving: false, hasUnsavedChanges: false, lastSaved: NOW - ago }, NOW).replace('Last saved: ', '');

it('says what is going on before it says when', () => {
  expect(saveStatus({ isSaving: true, hasUnsavedChanges: true, lastSaved: NOW }, NOW)).toBe('Saving...');
  expect(saveStatus({ isSaving: false, isLoading: true, hasUnsavedChanges: true, lastSaved: NOW }, NOW)).toBe(
    'Loading your team…',
  );
  expect(saveStatus({ isSaving: false, hasUnsavedChanges: true, lastSaved: NOW }, NOW)).toBe('Unsaved changes');
  expect(saveStatus({ isSaving: false, hasUnsavedChanges: false, lastSaved: null }, NOW)).toBe('Ready to save');
});

it.each([
  [0, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1m ago'],
  [HOUR - 1, '59m ago'],
  [HOUR, '1h ago'],
  [24 * HOUR - 1, '23h ago'],
  [24 * HOUR, 'Jun 14, 2026'],
  [365 * 24 * HOUR, 'Jun 15, 2025'],
])('%i ms after the save: %s', (ago, text) => {
  expect(saved(ago)).toBe(text);
});
