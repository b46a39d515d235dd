import { expect } from '@playwright/test';
import { faultsOnDesk, faultsOnPhone } from '#e2e/access/access-looks.ts';
import { asVisitor, foundOn, VISIT_PROBLEMS } from '#e2e/access/access-visits.ts';
import { test } from '#e2e/builder-page.ts';

test.describe.configure({ timeout: 120_000 });

test.describe(() => {
  // Touch screens get larger targets, and this screen can still be resized to a desktop.
  test.use({ expectedProblems: VISIT_PROBLEMS, hasTouch: true });

  test('a visitor: axe finds nothing, targets have 44 px on a phone and 24 px on a desktop, nothing is cut off', async ({
    builder,
    page,
    baseURL,
  }) => {
    // Every other state, four each way in turn; `npm run soak -- browser` looks at all, both ways, and at what users see.
    let states = 0;
    const look = async () => {
      const isOnPhone = states % 16 < 8;
      if (states++ % 2 === 1) return [];
      return isOnPhone ? faultsOnPhone(page) : faultsOnDesk(page);
    };
    expect(await foundOn(asVisitor, builder, baseURL, look)).toEqual([]);
  });
});
