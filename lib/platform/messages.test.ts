import { fileMessage, refusalMessage, START_NEW_TEAM_QUESTION } from '#lib/platform/messages.ts';

it.each([
  ['already-in-team', 'Xavi is already in your team'],
  ['bench-full', 'Cannot add more substitutes. Maximum of 7 allowed.'],
  ['no-such-spot', 'Please select a position on the field first'],
  ['empty-name', 'Please enter a team name'],
  ['name-too-long', 'A team name can have at most 60 characters'],
  ['nothing-to-do', null],
] as const)('a refused edit (%s) says %j', (reason, message) => {
  expect(refusalMessage(reason, 'Xavi')).toBe(message);
});

it.each([
  ['wrong-type', 'Invalid file format. Please select a JSON file.'],
  ['too-large', 'The import file contains invalid team data.'],
  ['unreadable', 'Failed to read the import file.'],
  ['parse-failed', 'Failed to parse the import file. The file may be corrupted.'],
  ['wrong-app', 'This file is not a valid Dream 11 team export.'],
  ['invalid-team', 'The import file contains invalid team data.'],
] as const)('a refused file (%s) says %j', (reason, message) => {
  expect(fileMessage(reason)).toBe(message);
});

it('asks before everything is cleared', () => {
  expect(START_NEW_TEAM_QUESTION).toBe(
    'Are you sure you want to start a new team? This will clear all players, substitutes, and settings.',
  );
});
