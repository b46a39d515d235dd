import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import {
  ACTORS,
  type Actor,
  COMMANDS,
  type Command,
  type Fixture,
  FUNCTIONS,
  PRIVATE_TABLES,
  seedSql,
  snapshotSql,
  TABLES,
  type TableCase,
} from '#supabase/tests/permission-matrix.ts';

/** Every table × role × command, through the embedded backend's REST interface. */
let fixture: Fixture;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  owner = await signUp('Owner');
  other = await signUp('Other');
  fixture = { ownerId: owner.id, otherId: other.id };
});
beforeEach(() => query(seedSql(fixture)));

const snapshot = async () => (await query(snapshotSql(fixture)))[0]?.content;

function rest(actor: Actor, path: string, init: RequestInit = {}): Promise<Response> {
  const { url, anonKey } = embedded();
  const token = actor === 'owner' ? owner.token : other.token;
  return fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: anonKey,
      'Content-Type': 'application/json',
      ...(actor === 'anon' ? {} : { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
}

function act(actor: Actor, command: Command, test: TableCase): Promise<Response> {
  const key = test.key(fixture);
  const filter = new URLSearchParams(Object.entries(key).map(([column, value]) => [column, `eq.${value}`]));
  const path = `${test.table}?${filter}`;
  const body = (row: Record<string, unknown>) => ({ body: JSON.stringify(row) });
  switch (command) {
    case 'select':
      return rest(actor, path);
    case 'insert':
      return rest(actor, test.table, { method: 'POST', ...body(test.insert(fixture)) });
    case 'update':
      return rest(actor, path, { method: 'PATCH', ...body(test.update) });
    case 'delete':
      return rest(actor, path, { method: 'DELETE' });
    case 'upsert':
      return rest(actor, `${test.table}?on_conflict=${Object.keys(key).join(',')}`, {
        method: 'POST',
        headers: { Prefer: 'resolution=merge-duplicates' },
        ...body(test.upsert(fixture)),
      });
  }
}

const cells = TABLES.flatMap((test) =>
  ACTORS.flatMap((actor) =>
    COMMANDS.map((command) => ({ test, table: test.table, actor, command, may: isAllowed(test, actor, command) })),
  ),
);
function isAllowed(test: TableCase, actor: Actor, command: Command): boolean {
  return actor === 'owner' && test.owner.includes(command);
}

describe.each(TABLES.map(({ table }) => table))('%s', (table) => {
  const here = cells.filter((cell) => cell.table === table);

  it.each(here.filter(({ command }) => command !== 'select'))(
    '$actor, $command: allowed $may',
    async ({ actor, command, test, may }) => {
      const before = await snapshot();
      const response = await act(actor, command, test);
      const changed = (await snapshot()) !== before;
      // A rejection may look like success (no row found), so check the data.
      expect({ changed, done: may && response.ok }).toEqual({ changed: may, done: may });
    },
  );

  it.each(here.filter(({ command }) => command === 'select'))('shows the $actor only their own data', async (cell) => {
    const response = await act(cell.actor, 'select', cell.test);
    const rows: unknown = response.ok ? await response.json() : [];
    expect(rows).toHaveLength(cell.may ? 1 : 0);
  });
});

describe.each(FUNCTIONS)('$name', ({ name, args, allowed, changes }) => {
  it.each(ACTORS)('called by %s', async (actor) => {
    const before = await snapshot();
    const response = await rest(actor, `rpc/${name}`, { method: 'POST', body: JSON.stringify(args(fixture)) });
    const changed = (await snapshot()) !== before;
    expect({ ok: response.ok, changed }).toEqual({
      ok: allowed.includes(actor),
      // Another user's call never touches the owner's rows.
      changed: changes && actor === 'owner' && allowed.includes(actor),
    });
  });
});

it.each(PRIVATE_TABLES.flatMap((table) => ACTORS.map((actor) => [table, actor] as const)))(
  'private.%s is out of reach for %s',
  async (table, actor) => {
    const read = await rest(actor, table, { headers: { 'Accept-Profile': 'private' } });
    const written = await rest(actor, table, {
      method: 'PATCH',
      headers: { 'Content-Profile': 'private' },
      body: '{}',
    });
    expect([read.status, written.status]).toEqual([406, 406]);
  },
);

it('rejects a call without a key', async () => {
  const responses = await Promise.all(
    TABLES.map(({ table }) => fetch(`${embedded().url}/rest/v1/${table}`, { headers: { Origin: embedded().url } })),
  );
  expect(responses.map((response) => response.status)).toEqual(TABLES.map(() => 401));
});
