import { expect } from '@playwright/test';
import { faultsOnDesk, faultsOnPhone } from '#e2e/access/access-looks.ts';
import { foundOn, VISIT_PROBLEMS, VISITS } from '#e2e/access/access-visits.ts';
import { test } from '#e2e/builder-page.ts';

// Touch screens get larger targets, and this screen can still be resized to a desktop.
test.use({ expectedProblems: VISIT_PROBLEMS, hasTouch: true });
test.describe.configure({ timeout: 240_000 });

for (const [who, visit] of Object.entries(VISITS)) {
  test(`${who}: nothing is wrong on a desktop in light colours or on a phone in dark ones`, async ({
    builder,
    page,
    baseURL,
  }) => {
    const look = async () => [...(await faultsOnDesk(page)), ...(await faultsOnPhone(page))];
    expect(await foundOn(visit, builder, baseURL, look)).toEqual([]);
  });
}
