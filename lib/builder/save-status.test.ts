import { saveStatus } from '#lib/builder/save-status.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const saved = (ago: number) =>
  saveStatus({ isSaving: false, hasUnsavedChanges: false, lastSaved: NOW - ago }, NOW).replace('Last saved: ', '');

it.each([
  ['Saving…', { isSaving: true, isLoading: true }],
  ['Loading your team…', { isLoading: true }],
  ['Unsaved changes', {}],
  ['Ready to save', { hasUnsavedChanges: false, lastSaved: null }],
  ['Team not loaded', { hasLoadFailed: true, hasUnsavedChanges: false, lastSaved: null }],
])('shows %j instead of the time', (text, state) => {
  expect(saveStatus({ isSaving: false, hasUnsavedChanges: true, lastSaved: NOW, ...state }, NOW)).toBe(text);
});

it.each([
  [0, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1m ago'],
  [HOUR - 1, '59m ago'],
  [HOUR, '1h ago'],
  [24 * HOUR - 1, '23h ago'],
  [24 * HOUR, '14 Jun 2026'],
  [365 * 24 * HOUR, '15 Jun 2025'],
])('%i ms after the save: %s', (ago, text) => {
  expect(saved(ago)).toBe(text);
});
