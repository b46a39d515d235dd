/** @jest-environment node */

/** Settings are read once a process, so each test loads the modules anew. */
async function check(images: string): Promise<{ exit: jest.SpyInstance; log: jest.SpyInstance }> {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.env.SPORTS_DB_IMAGES = images;
  jest.resetModules();
  const { checkSettings } = await import('#lib/server/check-settings.ts');
  checkSettings();
  return { exit, log };
}

afterEach(() => {
  delete process.env.SPORTS_DB_IMAGES;
});

it('ends the process with one sentence about a wrong setting', async () => {
  const { exit, log } = await check('some');
  expect(exit).toHaveBeenCalledWith(1);
  expect(log.mock.calls).toEqual([["The setting SPORTS_DB_IMAGES must be 'all' or 'licensed'."]]);
});

it('lets a right one pass', async () => {
  const { exit, log } = await check('licensed');
  expect(exit).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});
