import { expect } from '@playwright/test';
import { nextFrames } from '#e2e/access/access.ts';
import { type BuilderPage, ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { BENCH_FULL } from '#lib/platform/messages/team.ts';
import type { Slot } from '#types/team.ts';

const { LW, ST, RW } = ELEVEN;

test('a 4-3-3 can be filled by mouse, with clicks and drags; Add works with and without a chosen position', async ({
  builder,
}) => {
  await test.step('clicks and drags fill it', async () => {
    await builder.open();
    const people = Object.entries(ELEVEN) as [Slot, string][];
    for (const [slot, name] of people.slice(0, 6)) {
      await builder.slot(slot).click();
      await expect(builder.searchField).toBeFocused();
      await builder.searchField.fill(name);
      await builder.add(name).click();
      await expect(builder.slot(slot, name)).toBeVisible();
    }
    for (const [slot, name] of people.slice(6)) {
      await builder.find(name);
      await builder.result(name).dragTo(builder.slot(slot));
      await expect(builder.slot(slot, name)).toBeVisible();
    }
    await builder.find('Marta');
    await builder.result('Marta').dragTo(builder.substitute(1));
    await expect(builder.lastChange).toHaveText('Marta placed on the bench');
    await builder.expectTeam(ELEVEN, ['Marta']);
    await expect(builder.page.getByText('11 of 11 picked')).toBeVisible();
  });
  await test.step('if only the goal is open, Add picks an outfield player up (D6)', async () => {
    const { GK: _, ST: __, ...others } = ELEVEN;
    await builder.replaceTeam(teamOf({ ...others, ST: 'Marta' }), 'No goalkeeper');
    await builder.find(ST);
    await builder.add(ST).click();
    const bar = builder.page.getByRole('region', { name: 'Moving a player' });
    await expect(bar).toContainText(`${ST}: Please select a position on the field first`);
    await expect(builder.pitch.locator('[data-natural]')).toHaveCount(1);
    await bar.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('the result under the pointer lights up its place, where Add puts it once; a duplicate is rejected; Remove empties a position', async () => {
    await builder.replaceTeam(teamOf({}, ['Marta']), 'One on the bench');
    await builder.add(ST).hover();
    await expect(builder.slot('ST')).toHaveAccessibleDescription(`suggested for ${ST}`);
    await expect(builder.result(ST)).toContainText('→ ST');
    await builder.add(ST).dblclick();
    await builder.expectTeam({ ST }, ['Marta']);
    await expect(builder.notifications).toHaveCount(0);
    await builder.find(ST);
    await builder.add(ST).click();
    await expect(builder.notification(`${ST} is already in your team`)).toBeVisible();
    await builder.button(`Remove ${ST}`).click();
    await builder.button('Remove Marta').click();
    await builder.expectTeam({});
    await expect(builder.lastChange).toHaveText('Marta removed from the substitutes');
  });
});

type Drag = {
  what: string;
  before: ReturnType<typeof teamOf>;
  found?: string;
  drag: (builder: BuilderPage) => Promise<void>;
  starters: Partial<Record<Slot, string>>;
  bench?: string[];
};

const DRAGS: readonly Drag[] = [
  {
    what: 'slot to slot swaps',
    before: teamOf({ LW, RW }),
    drag: (builder) => builder.slot('LW', LW).dragTo(builder.slot('RW', RW)),
    starters: { LW: RW, RW: LW },
  },
  {
    what: 'slot to empty slot moves',
    before: teamOf({ LW, ST }),
    drag: (builder) => builder.slot('LW', LW).dragTo(builder.slot('RW')),
    starters: { RW: LW, ST },
  },
  {
    what: 'slot to the empty bench sits down',
    before: teamOf({ LW }, ['Marta']),
    drag: (builder) => builder.slot('LW', LW).dragTo(builder.substitute(5)),
    starters: {},
    bench: ['Marta', LW],
  },
  {
    what: 'slot to a substitute swaps',
    before: teamOf({ LW, ST }, ['Marta', 'Cafu']),
    drag: (builder) => builder.slot('ST', ST).dragTo(builder.substitute(1, 'Marta')),
    starters: { LW, ST: 'Marta' },
    bench: [ST, 'Cafu'],
  },
  {
    what: 'slot to a substitute of a full bench swaps',
    before: teamOf({ ST }, SEVEN),
    drag: (builder) => builder.slot('ST', ST).dragTo(builder.substitute(7, 'Marta')),
    starters: { ST: 'Marta' },
    bench: [...SEVEN.slice(0, 6), ST],
  },
  {
    what: 'bench to empty slot comes on',
    before: teamOf({ LW }, ['Marta', 'Cafu']),
    drag: (builder) => builder.substitute(1, 'Marta').dragTo(builder.slot('ST')),
    starters: { LW, ST: 'Marta' },
    bench: ['Cafu'],
  },
  {
    what: 'bench to filled slot swaps',
    before: teamOf({ ST }, ['Cafu', 'Marta']),
    drag: (builder) => builder.substitute(2, 'Marta').dragTo(builder.slot('ST', ST)),
    starters: { ST: 'Marta' },
    bench: ['Cafu', ST],
  },
  {
    what: 'result to filled slot sends the former one to the bench',
    before: teamOf({ ST }),
    found: 'Marta',
    drag: (builder) => builder.result('Marta').dragTo(builder.slot('ST', ST)),
    starters: { ST: 'Marta' },
    bench: [ST],
  },
  {
    what: 'a drop on itself changes nothing',
    before: teamOf({ LW }, ['Marta']),
    drag: (builder) => builder.slot('LW', LW).dragTo(builder.slot('LW', LW), { targetPosition: { x: 20, y: 40 } }),
    starters: { LW },
    bench: ['Marta'],
  },
  {
    what: 'a drop outside changes nothing',
    before: teamOf({ LW }, ['Marta']),
    drag: (builder) => builder.slot('LW', LW).dragTo(builder.page.getByRole('heading', { level: 1 })),
    starters: { LW },
    bench: ['Marta'],
  },
];

test('drags between positions, bench, results and outside, and of things that are not players', async ({
  builder,
  page,
}) => {
  await builder.open();
  for (const { what, before, found, drag, starters, bench } of DRAGS) {
    await test.step(what, async () => {
      await builder.replaceTeam(before, what);
      if (found) await builder.find(found);
      await drag(builder);
      await expect(builder.page.locator('[data-target]')).toHaveCount(0);
      await builder.expectTeam(starters, bench);
    });
  }
  await test.step('with a full bench, legal targets are highlighted and the others, which reject a drop, are marked', async () => {
    await builder.replaceTeam(teamOf({ ST }, SEVEN), 'A full bench');
    await builder.find(LW);
    await builder.result(LW).hover();
    await page.mouse.down();
    // The first move only starts the drag.
    await builder.slot('LB').hover();
    await builder.slot('LB').hover();
    await expect(builder.pitch.locator('[data-target]')).toHaveCount(10);
    await expect(builder.pitch.locator('[data-barred]')).toHaveCount(1);
    await expect(builder.bench.locator('[data-barred]')).toHaveCount(7);
    await expect(builder.pitch.locator('[data-over]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('[data-target], [data-barred]')).toHaveCount(0);
    await builder.expectTeam({ ST }, SEVEN);

    await builder.result(LW).dragTo(builder.slot('ST', ST));
    await expect(builder.notification(BENCH_FULL)).toBeVisible();
    await builder.expectTeam({ ST }, SEVEN);
    await builder.notification(BENCH_FULL).getByRole('button', { name: 'Dismiss' }).click();
    await builder.result(LW).dragTo(builder.substitute(7, 'Marta'));
    await expect(builder.notification(BENCH_FULL)).toBeVisible();
    await builder.expectTeam({ ST }, SEVEN);
  });
  await test.step('a file or selected text over the pitch is ignored', async () => {
    await builder.replaceTeam(teamOf({ ST }), 'A striker');
    const said = await builder.lastChange.textContent();
    const things = await page.evaluateHandle(() => {
      const file = new DataTransfer();
      file.items.add(new File(['{}'], 'team.json', { type: 'application/json' }));
      const text = new DataTransfer();
      text.setData('text/plain', 'Marta');
      return { file, text };
    });
    for (const what of ['file', 'text'] as const) {
      const dataTransfer = await things.evaluateHandle((all, name) => all[name], what);
      await builder.slot('LB').dispatchEvent('dragenter', { dataTransfer });
      await builder.slot('LB').dispatchEvent('dragover', { dataTransfer });
      await nextFrames(page);
      await nextFrames(page);
      await expect(page.locator('[data-target], [data-barred], [data-over]')).toHaveCount(0);
      await builder.slot('LB').dispatchEvent('drop', { dataTransfer });
      await nextFrames(page);
      await nextFrames(page);
      await expect(builder.lastChange).toHaveText(said ?? '');
      await builder.expectTeam({ ST });
    }
    await builder.slot('ST', ST).dragTo(builder.slot('LB'));
    await builder.expectTeam({ LB: ST });
  });
  await test.step('resizing the window during a drag loses no player', async () => {
    await builder.replaceTeam(teamOf({ LW, ST }), 'Two forwards');
    await builder.slot('LW', LW).hover();
    await page.mouse.down();
    await builder.slot('RW').hover();
    await builder.slot('RW').hover();
    await expect(builder.pitch.locator('[data-over]')).toHaveCount(1);
    await page.setViewportSize({ width: 700, height: 900 });
    await builder.slot('RCM').hover();
    await builder.slot('RCM').hover();
    await expect(builder.pitch.locator('[data-over]')).toHaveCount(1);
    await page.mouse.up();
    await expect(builder.slot('RCM', LW)).toBeVisible();
    await builder.expectTeam({ RCM: LW, ST });
  });
});
