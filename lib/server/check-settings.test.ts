import { checkSettings } from '#lib/server/check-settings.ts';

it('exits with one sentence about a wrong setting', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.env.SPORTS_DB_IMAGES = 'some';
  checkSettings();
  expect(exit).toHaveBeenCalledWith(1);
  expect(log.mock.calls).toEqual([["The setting SPORTS_DB_IMAGES must be 'all' or 'licensed'."]]);
  exit.mockClear();
  const note = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  process.env.SPORTS_DB_IMAGES = 'licensed';
  checkSettings();
  expect(exit).not.toHaveBeenCalled();
  // Explains why a source is off (D59).
  expect(note).toHaveBeenCalledWith(expect.stringContaining('CONTACT_EMAIL'));
});
