import { expect, type Locator, type Page } from '@playwright/test';
import { test as watched } from '#e2e/fixtures.ts';
import { type Draft, writtenDraft } from '#lib/builder/drafts.ts';
import { DRAFT_KEY, draftKey } from '#lib/platform/storage.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { exportTeam } from '#lib/team/file/team-file.ts';
import { emptyStarters, formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { FormationId, PitchOrientation, Slot, Team } from '#types/team.ts';

/** A 4-3-3 of sample players. */
export const ELEVEN = {
  GK: 'Gianluigi Buffon',
  LB: 'Paolo Maldini',
  LCB: 'Virgil van Dijk',
  RCB: 'Wendie Renard',
  RB: 'Cafu',
  LCM: 'Andrés Iniesta',
  CM: 'Lothar Matthäus',
  RCM: 'Luka Modrić',
  LW: 'Cristiano Ronaldo',
  ST: 'Thierry Henry',
  RW: 'Lionel Messi',
} as const;

/** A full bench. */
export const SEVEN = [
  'Peter Schmeichel',
  'Daniel Passarella',
  'Claude Makélélé',
  'Diego Maradona',
  'Pavel Nedvěd',
  'David Beckham',
  'Marta',
] as const;

export function samplePlayer(name: string): Player {
  const player = SAMPLE_PLAYERS.find((sample) => sample.name === name);
  if (!player) throw new Error(`${name} is not among the sample players`);
  return player;
}

/** A 4-3-3 with these players only. */
export function teamOf(starters: Partial<Record<Slot, string>>, substitutes: readonly string[] = []): Team {
  const team = newTeam();
  for (const [slot, name] of Object.entries(starters)) team.players[slot as Slot] = samplePlayer(name);
  team.substitutes = substitutes.map((name) => ({ ...samplePlayer(name), isSubstitute: true }));
  return team;
}

const EARLIER_VISIT = 'earlier-visit';
export const EARLIER_KEY = draftKey(EARLIER_VISIT);

export function draftOf(team: Team, overrides: Partial<Draft> = {}): Draft {
  return {
    tab: EARLIER_VISIT,
    owner: 'anon',
    savedAt: Date.parse('2026-01-01T12:00:00Z'),
    team,
    orientation: null,
    hasUnsavedChanges: true,
    cloud: null,
    contains: {},
    ...overrides,
  };
}

export class BuilderPage {
  readonly page: Page;
  readonly pitch: Locator;
  readonly bench: Locator;
  readonly search: Locator;
  readonly searchField: Locator;
  readonly results: Locator;
  /** The last announcement to screen readers. */
  readonly lastChange: Locator;
  readonly notifications: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pitch = page.getByRole('region', { name: 'Pitch', exact: true });
    this.bench = page.getByRole('region', { name: 'Substitutes', exact: true });
    this.search = page.getByRole('search', { name: 'Player search', exact: true });
    this.searchField = this.search.getByRole('textbox', { name: 'Player name', exact: true });
    this.results = this.search.getByRole('list', { name: 'Search results', exact: true });
    this.lastChange = page.getByRole('status', { name: 'Last change', exact: true });
    this.notifications = page.getByRole('list', { name: 'Notifications', exact: true }).getByRole('listitem');
  }

  /** Waits for dragging, which loads last. An empty team's positions are in view. */
  async open(address = '/'): Promise<void> {
    await this.page.goto(address);
    await this.untilAlive();
    await this.showPositions();
  }

  /** Closes the ways to start, which cover the positions of an empty team. */
  async showPositions(): Promise<void> {
    const isEmpty = await this.page.getByText(/^0 of \d+ picked$/).count();
    if (!isEmpty || (await this.page.locator('[aria-label^="Remove "]').count())) return;
    const close = this.page.locator('[aria-label="Show the empty pitch"]');
    // A question may be open above it, or the part may fail to load, as some tests want.
    await close.dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => undefined);
  }

  async untilAlive(): Promise<void> {
    // Assertions look only twice a second.
    await this.page.waitForFunction(() => document.querySelector('[draggable="true"]'), undefined, { timeout: 15_000 });
  }

  /** Stores a team as an earlier visit would. A reload doesn't store it again. */
  async stored(text: string): Promise<void> {
    await this.page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('test-was-stored')) return;
        sessionStorage.setItem('test-was-stored', '1');
        localStorage.setItem(key, value);
      },
      [EARLIER_KEY, text] as const,
    );
  }

  async openWith(team: Team, address?: string): Promise<void> {
    await this.stored(writtenDraft(draftOf(team)));
    await this.open(address);
  }

  async importTeam(team: Team): Promise<void> {
    const file = JSON.stringify(exportTeam(team, '2026-01-01T00:00:00Z'));
    await this.page
      .getByLabel('Team file', { exact: true })
      .setInputFiles({ name: 'team.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  }

  /** Replaces the team without another visit. Undo brings the earlier one back. */
  async replaceTeam(team: Team, name: string): Promise<void> {
    await this.importTeam({ ...team, name });
    await expect(this.button(`Rename ${name}`)).toBeVisible();
  }

  async fillStorage(): Promise<void> {
    await this.page.evaluate(() => {
      for (let size = 4 * 1024 * 1024, part = 0; size >= 1; part += 1) {
        try {
          localStorage.setItem(`test-filler${part}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
  }

  /** Undoes `fillStorage`. */
  async makeRoom(): Promise<void> {
    await this.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('test-filler')) localStorage.removeItem(key);
    });
  }

  /** Replaces the team with a full formation, by default with names of medium length. */
  async show(formation: FormationId, orientation: PitchOrientation, first = 'Alessandro '): Promise<void> {
    const team: Team = { ...newTeam(), formation, players: emptyStarters(formation) };
    formationOf(formation).positions.forEach((slot, index) => {
      team.players[slot] = { ...samplePlayer('Marta'), id: `shown-${index}`, name: `${first}${slot}` };
    });
    const text = writtenDraft(draftOf(team, { orientation }));
    if (this.page.url() === 'about:blank') await this.page.goto('/');
    await this.page.evaluate(
      ([prefix, key, value]) => {
        for (const one of Object.keys(localStorage)) if (one.startsWith(prefix)) localStorage.removeItem(one);
        localStorage.setItem(key, value);
      },
      [DRAFT_KEY, EARLIER_KEY, text] as const,
    );
    await this.page.goto('/');
    await expect(this.slot('GK', `${first}GK`)).toBeVisible();
  }

  slot(slot: Slot, who = 'empty'): Locator {
    return this.pitch.getByRole('button', { name: `${slot}, ${who}`, exact: true });
  }

  substitute(number: number, who = 'empty'): Locator {
    return this.bench.getByRole('button', { name: `Substitute ${number}, ${who}`, exact: true });
  }

  add(name: string): Locator {
    return this.results.getByRole('button', { name: `Add ${name}`, exact: true });
  }

  /** A result's row, which can be dragged. */
  result(name: string): Locator {
    const add = this.page.getByRole('button', { name: `Add ${name}`, exact: true });
    return this.results.getByRole('listitem').filter({ has: add });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  notification(message: string): Locator {
    return this.notifications.filter({ hasText: message });
  }

  /** On a phone, opens the search from the bar at the bottom; elsewhere, only focuses it. */
  async openSearch(): Promise<void> {
    await this.searchField.click();
  }

  async closeSearch(): Promise<void> {
    const done = this.search.getByRole('button', { name: 'Done', exact: true });
    if (await done.isVisible()) await done.click();
    await expect(done).toHaveCount(0);
  }

  /** Types a name and waits until the results are final. */
  async find(name: string): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.url().includes('/api/players/search?'));
    await this.searchField.fill(name);
    await answered;
    await expect(this.search.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0);
    await expect(this.add(name)).toBeVisible();
  }

  /** Expects exactly this team on screen. */
  async expectTeam(starters: Partial<Record<Slot, string>>, substitutes: readonly string[] = []): Promise<void> {
    const names = await this.pitch
      .getByRole('button', { name: /, / })
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')).filter((name) => !name?.endsWith(', empty')),
      );
    expect(names.toSorted()).toEqual(
      Object.entries(starters)
        .map(([slot, name]) => `${slot}, ${name}`)
        .toSorted(),
    );
    const onBench = await this.bench
      .getByRole('button', { name: /^Substitute \d, / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(onBench).toEqual(
      Array.from(
        { length: MAX_SUBSTITUTES },
        (_, index) => `Substitute ${index + 1}, ${substitutes[index] ?? 'empty'}`,
      ),
    );
  }
}

/** A watched test (fixtures.ts) on the builder screen. */
export const test = watched.extend<{ builder: BuilderPage }>({
  builder: async ({ page }, use) => {
    await use(new BuilderPage(page));
  },
});
