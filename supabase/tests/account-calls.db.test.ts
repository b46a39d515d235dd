import { DELETE, PUT } from '#app/api/auth/profile/route.ts';
import { embedded, query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { ask } from '#supabase/tests/requests.ts';

/** Each of the account page's calls × who makes it, aimed at the owner's account. */
const PATH = '/api/auth/profile';
let owner: TestUser;
let other: TestUser;

beforeEach(async () => {
  [owner, other] = await Promise.all([signUp('Owner'), signUp('Other')]);
});

/** Everything in the owner's account that a call could change. */
const standing = async () =>
  (
    await query(`select u.email, u.email_change, u.encrypted_password, u.raw_user_meta_data::text as meta, p.full_name,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
      from auth.users u join public.user_profiles p on p.id = u.id where u.id = '${owner.id}'`)
  )[0];

const ACTORS = ['visitor', 'other', 'owner'] as const;
type Actor = (typeof ACTORS)[number];
const tokenOf = (actor: Actor) => ({ visitor: null, other: other.token, owner: owner.token })[actor];

type Call = (actor: Actor) => Promise<number>;

const own = async (promise: ReturnType<typeof ask>) => (await promise).status;
const auth =
  (method: string, path: string, body?: object): Call =>
  async (actor) => {
    const { url, anonKey } = embedded();
    const token = tokenOf(actor);
    const response = await fetch(`${url}/auth/v1/${path.replace('{owner}', owner.id)}`, {
      method,
      headers: {
        apikey: anonKey,
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return response.status;
  };

/** `may`: the status for visitor, other and owner. `changes`: whether the owner's own call changes the account. */
const CALLS: readonly { what: string; call: Call; may: readonly [number, number, number]; changes: boolean }[] = [
  {
    what: 'changes the name',
    call: (actor) =>
      own(
        ask(PUT, 'PUT', PATH, { token: tokenOf(actor), body: { id: owner.id, full_name: 'Taken', email: 'x@y.test' } }),
      ),
    may: [401, 200, 200],
    changes: true,
  },
  {
    what: 'deletes the account by its email',
    call: (actor) => own(ask(DELETE, 'DELETE', PATH, { token: tokenOf(actor), body: { email: owner.email } })),
    may: [401, 400, 200],
    changes: true,
  },
  {
    what: 'changes the email',
    call: auth('PUT', 'user', { email: 'taken-over@example.test' }),
    may: [401, 200, 200],
    changes: true,
  },
  {
    what: 'changes the password',
    call: auth('PUT', 'user', { password: 'taken-1' }),
    may: [401, 200, 200],
    changes: true,
  },
  { what: 'signs out everywhere', call: auth('POST', 'logout?scope=global'), may: [401, 204, 204], changes: true },
  {
    what: 'reads it as an administrator',
    call: auth('GET', 'admin/users/{owner}'),
    may: [403, 403, 403],
    changes: false,
  },
  {
    what: 'deletes it as an administrator',
    call: auth('DELETE', 'admin/users/{owner}'),
    may: [403, 403, 403],
    changes: false,
  },
];

describe.each(CALLS)('$what', ({ call, may, changes }) => {
  it.each(ACTORS)('%s', async (actor) => {
    const before = await standing();
    expect(before).toMatchObject({ email: owner.email, full_name: 'Owner', sessions: 1 });
    const status = await call(actor);
    const hasChanged = JSON.stringify(await standing()) !== JSON.stringify(before);
    expect({ status, hasChanged }).toEqual({
      status: may[ACTORS.indexOf(actor)],
      hasChanged: changes && actor === 'owner',
    });
  });
});
