import { randomUUID } from 'node:crypto';
import { DATABASES, type Database } from '#supabase/tests/databases.ts';

type Reserved = {
  status: string;
  reservation: string | null;
  used: number | null;
  remaining: number | null;
  wait?: number | null;
};

describe.each(DATABASES)("the assistant's counter on the $database", ({ open }) => {
  let database: Database;
  let user: string;

  beforeAll(async () => {
    database = await open('assistant_counter');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    user = await database.makeUser();
  });

  const reserve = async (rules: Record<string, unknown> = {}) => {
    const args = { p_user: user, p_limit: 5, p_period: 'day', p_cap: 1000, ...rules };
    const result = await database.call('service', 'ai_reserve', args);
    if (!result.ok) throw new Error(`not asked: ${result.code}`);
    return result.value as Reserved;
  };
  const give = async (name: 'ai_settle' | 'ai_release' | 'ai_excuse', id: string | null) => {
    const result = await database.call('service', name, { p_reservation: id });
    return result.ok && result.value;
  };
  const one = async (sql: string) => (await database.query(sql))[0];
  const profile = () =>
    one(`select ai_chat_count as count, ai_chat_last_reset = private.utc_today() as today
      from public.user_profiles where id = '${user}'`);
  const usage = () =>
    one(`select coalesce(sum(asked) filter (where day = private.utc_today()), 0)::int as today,
      coalesce(sum(asked), 0)::int as ever,
      coalesce(sum(given_back) filter (where day = private.utc_today()), 0)::int as given_back
      from private.ai_questions where user_id = '${user}'`);
  const used = async (p_period: string) => {
    const result = await database.call('service', 'ai_used', { p_user: user, p_period });
    return result.ok && result.value;
  };
  const age = (days: number) =>
    database.query(`update private.ai_questions set day = day - ${days} where user_id = '${user}';
      update private.ai_reservations set day = day - ${days} where user_id = '${user}'`);

  it('grants 3 of 200 concurrent questions with 3 left', async () => {
    const results = await Promise.all(Array.from({ length: 200 }, () => reserve({ p_limit: 3 })));
    const granted = results.filter(({ status }) => status === 'granted');
    expect(granted).toHaveLength(3);
    expect(results.filter(({ status }) => status === 'limit')).toHaveLength(197);
    expect(granted.map(({ remaining }) => remaining).sort()).toEqual([0, 1, 2]);
    expect(await profile()).toEqual({ count: 3, today: true });
  });

  it('resets once on a new day under 50 concurrent questions', async () => {
    await Promise.all(Array.from({ length: 5 }, () => reserve()));
    expect((await reserve()).status).toBe('limit');
    await age(1);
    const results = await Promise.all(Array.from({ length: 50 }, () => reserve()));
    expect(results.filter(({ status }) => status === 'granted')).toHaveLength(5);
    expect(await usage()).toEqual({ today: 5, ever: 10, given_back: 0 });
  });

  it('never resets under a lifetime limit', async () => {
    await Promise.all(Array.from({ length: 5 }, () => reserve({ p_period: 'lifetime' })));
    await age(40);
    expect(await reserve({ p_period: 'lifetime' })).toMatchObject({ status: 'limit', remaining: 0 });
    expect(await profile()).toMatchObject({ count: 5 });
  });

  it('counts the days of any period, and says how long until the next', async () => {
    const rules = { p_period: 'week', p_limit: 2 };
    await reserve(rules);
    await database.query(
      `update private.ai_questions set day = private.period_start('week') where user_id = '${user}'`,
    );
    expect(await reserve(rules)).toMatchObject({ status: 'granted', used: 2, remaining: 0 });
    const { status, wait } = await reserve(rules);
    const days = await one(`select extract(epoch from private.period_start('week') + 7 - now())::int as left`);
    expect([status, Math.abs(Number(wait) - Number(days?.left)) < 5]).toEqual(['limit', true]);
    await database.query(`update private.ai_questions set day = day - 7 where user_id = '${user}'`);
    expect(await reserve(rules)).toMatchObject({ status: 'granted' });
  });

  it('counts the same questions again when the period changes', async () => {
    await reserve();
    await age(40);
    await reserve();
    expect([await used('day'), await used('week'), await used('lifetime')]).toEqual([1, 1, 2]);
    expect(await reserve({ p_period: 'lifetime', p_limit: 2 })).toMatchObject({ status: 'limit', wait: null });
  });

  it('understands the previous release', async () => {
    expect(await reserve({ p_period: 'daily' })).toMatchObject({ status: 'granted', used: 1, remaining: 4 });
  });

  it('releases a failed answer once, even concurrently', async () => {
    const { reservation } = await reserve();
    const released = await Promise.all(Array.from({ length: 20 }, () => give('ai_release', reservation)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await usage()).toEqual({ today: 0, ever: 0, given_back: 1 });
    expect(await profile()).toEqual({ count: 0, today: true });
  });

  it('releases ten a day, but not an eleventh', async () => {
    const outcomes: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { reservation } = await reserve();
      outcomes.push(await give('ai_release', reservation));
    }
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => true), false, false]);
    expect(await usage()).toEqual({ today: 2, ever: 2, given_back: 10 });
    await age(1);
    const { reservation } = await reserve();
    expect(await give('ai_release', reservation)).toBe(true);
  });

  it('excuses thirty incomplete answers a day, then counts them', async () => {
    const outcomes: unknown[] = [];
    for (let round = 0; round < 33; round += 1) {
      const { reservation } = await reserve();
      outcomes.push(await give('ai_excuse', reservation));
    }
    expect(outcomes).toEqual([...Array.from({ length: 30 }, () => true), false, false, false]);
    expect([await usage(), await profile()]).toEqual([
      { today: 3, ever: 3, given_back: 0 },
      { count: 3, today: true },
    ]);
    // Neither settled nor released again.
    const { reservation } = await reserve();
    expect([await give('ai_excuse', reservation), await give('ai_release', reservation)]).toEqual([false, false]);
    await age(1);
    const next = await reserve();
    expect(await Promise.all(Array.from({ length: 5 }, () => give('ai_excuse', next.reservation)))).toContain(true);
    expect(await usage()).toMatchObject({ today: 0 });
  });

  it("releases yesterday's answer without changing today's count", async () => {
    const { reservation } = await reserve();
    await age(1);
    await reserve();
    expect(await give('ai_release', reservation)).toBe(true);
    expect(await usage()).toEqual({ today: 1, ever: 1, given_back: 1 });
  });

  it('settles once, and never releases a settled answer', async () => {
    const { reservation } = await reserve();
    expect([await give('ai_settle', reservation), await give('ai_settle', reservation)]).toEqual([true, false]);
    expect(await give('ai_release', reservation)).toBe(false);
    expect(await give('ai_release', randomUUID())).toBe(false);
    expect(await usage()).toMatchObject({ today: 1 });
  });

  it('does not count the admin, and makes no reservation', async () => {
    await Promise.all(Array.from({ length: 9 }, () => reserve({ p_unlimited: true })));
    expect(await reserve({ p_unlimited: true })).toMatchObject({ status: 'granted', reservation: null });
    expect(await usage()).toEqual({ today: 0, ever: 0, given_back: 0 });
    expect(await profile()).toMatchObject({ count: 0 });
  });

  it('grants nothing with a limit or a cap of 0', async () => {
    expect([(await reserve({ p_limit: 0 })).status, (await reserve({ p_cap: 0 })).status]).toEqual(['limit', 'cap']);
  });

  it('rejects an unknown period', async () => {
    await expect(reserve({ p_period: 'hourly' })).rejects.toThrow('not asked');
  });
});
