import { expect } from '@playwright/test';
import { type AssistantPage, test } from '#e2e/assistant/assistant-page.ts';
import { centreOf, Finger, type Point } from '#e2e/builder/touch.ts';
import { type BuilderPage, ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';

/** Each is a fast drag away from the next. */
const ROUND = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
type Corner = (typeof ROUND)[number];

/** Takes the button round the corners. Returns where a search result was behind it. */
async function takeRound(
  assistant: AssistantPage,
  drag: (from: Point, to: Point) => Promise<void>,
): Promise<readonly Corner[]> {
  const covering: Corner[] = [];
  for (const [at, corner] of ROUND.entries()) {
    await assistant.restsAt(corner);
    if (await assistant.button.evaluate(isOverResult)) covering.push(corner);
    const next = ROUND[(at + 1) % ROUND.length] ?? corner;
    const { width, height } = assistant.page.viewportSize() ?? { width: 0, height: 0 };
    const to = {
      x: next.endsWith('left') ? width * 0.25 : width * 0.75,
      y: next.startsWith('top') ? height * 0.25 : height * 0.75,
    };
    await drag(await centreOf(assistant.button), to);
    await assistant.restsAt(next);
  }
  return covering;
}

function isOverResult(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const all = document.elementsFromPoint(left + width / 2, top + height / 2);
  return all.find((element) => !button.contains(element))?.closest('[aria-label="Search results"] li') != null;
}

/** A window in which the list of results reaches the corner at the bottom left. */
const RESULTS_IN_CORNER = { width: 1000, height: 700 };

async function openWithResults(builder: BuilderPage): Promise<() => Promise<void>> {
  const { ST: _, ...ten } = ELEVEN;
  await builder.openWith(teamOf(ten, SEVEN));
  await builder.searchField.fill('ma');
  await expect(builder.results.getByRole('listitem').nth(12)).toBeAttached();
  return () => builder.expectTeam(ten, SEVEN);
}

test('a fast drag of the button from any corner drags nothing behind it', async ({ assistant, builder, page }) => {
  const expectSameTeam = await openWithResults(builder);
  const dragged = await page.evaluateHandle(() => {
    const all: string[] = [];
    window.addEventListener('dragstart', ({ target }) => all.push((target as Element).textContent ?? ''), true);
    return all;
  });
  await page.setViewportSize(RESULTS_IN_CORNER);
  const covering = await takeRound(assistant, async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.move(to.x + 1, to.y);
    await page.mouse.up();
  });
  expect(covering).toContain('bottom-left');
  expect(await dragged.jsonValue()).toEqual([]);
  await expectSameTeam();
});

test.describe('on a phone @touch', () => {
  test('a fast drag of a finger from any corner drags nothing behind it', async ({ assistant, builder, page }) => {
    const expectSameTeam = await openWithResults(builder);
    const finger = await Finger.on(page);
    await page.setViewportSize(RESULTS_IN_CORNER);
    const covering = await takeRound(assistant, async (from, to) => {
      await finger.down(from);
      await finger.rest();
      await finger.moveTo(to, 1);
      await expect(page.locator('[data-target]')).toHaveCount(0);
      await finger.up();
    });
    expect(covering).toContain('bottom-left');
    await expectSameTeam();
  });
});
