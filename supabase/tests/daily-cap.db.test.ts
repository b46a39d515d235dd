import { type Database, openPlain } from '#supabase/tests/databases.ts';
import { describeOnPostgres } from '#supabase/tests/plain.ts';

// Other test files ask questions on the embedded backend at the same time, and the cap counts all accounts.
describeOnPostgres('the daily cap of the whole site', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openPlain('daily_cap');
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('delete from private.ai_days'));

  const reserve = async (user: string, rules: Record<string, unknown> = {}) => {
    const args = { p_user: user, p_limit: 100, p_period: 'daily', p_cap: 7, ...rules };
    const result = await database.call('service', 'ai_reserve', args);
    if (!result.ok) throw new Error(`not asked: ${result.code}`);
    return result.value as { status: string; reservation: string | null };
  };
  const callsToday = async () =>
    (await database.query('select coalesce(sum(used), 0)::int as used from private.ai_days'))[0]?.used;

  it('applies to all users and the admin, and does not count rejected questions', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => database.makeUser()));
    const results = await Promise.all(Array.from({ length: 40 }, (_, index) => reserve(users[index % 4] ?? '')));
    expect(results.filter(({ status }) => status === 'granted')).toHaveLength(7);
    expect(results.filter(({ status }) => status === 'cap')).toHaveLength(33);
    expect(await reserve(users[0] ?? '', { p_unlimited: true })).toMatchObject({ status: 'cap' });
    expect(await database.query('select sum(asked)::int as used from private.ai_questions')).toEqual([{ used: 7 }]);
    expect(await callsToday()).toBe(7);
  });

  it('does not count a question above its account’s limit', async () => {
    const user = await database.makeUser();
    await Promise.all(Array.from({ length: 50 }, () => reserve(user, { p_limit: 3 })));
    expect(await callsToday()).toBe(3);
  });

  it('counts a model call even if its question was given back', async () => {
    const user = await database.makeUser();
    for (let call = 0; call < 7; call++) {
      const { reservation } = await reserve(user);
      await database.call('service', 'ai_release', { p_reservation: reservation });
    }
    expect(await reserve(user)).toMatchObject({ status: 'cap' });
    expect(await callsToday()).toBe(7);
  });
});
