import { adminAllowance, chatAllowance, isAdmin, whyNotAsk } from '#lib/assistant/quota.ts';

const daily = { limit: 5, period: 'daily' } as const;
const lifetime = { limit: 5, period: 'lifetime' } as const;

describe('the admin', () => {
  const admin = 'admin@example.test';
  it.each([
    ['the verified address', admin, true, true],
    ['an address that is not verified', admin, false, false],
    ['other capitals', 'Admin@example.test', true, false],
    ['a tag', 'admin+x@example.test', true, false],
    ['a look-alike letter', 'аdmin@example.test', true, false],
    ['no address', '', true, false],
  ])('with %s', (_, email, emailVerified, expected) => {
    expect(isAdmin({ email, emailVerified }, admin)).toBe(expected);
  });

  it('does not exist if none is set', () => {
    expect(isAdmin({ email: '', emailVerified: true }, null)).toBe(false);
  });
});

it.each([
  [daily, -1, 0, 5],
  [daily, 2, 2, 3],
  [daily, 6, 5, 0],
  [{ ...daily, limit: 0 }, 1, 0, 0],
])('%o, %d asked: used %d, remaining %d', (rules, reserved, used, remaining) => {
  expect(chatAllowance(rules, reserved)).toEqual({ ...rules, used, remaining, unlimited: false });
});

describe('the user cannot ask', () => {
  const ready = { status: 'signed-in', chat: chatAllowance(daily, 0), presence: 'on' } as const;
  const spent = (rules: typeof daily | typeof lifetime) => ({ ...ready, chat: chatAllowance(rules, 5) });

  it.each([
    ['without a backend', { ...ready, status: 'off', chat: null } as const, 'Supabase is not configured'],
    ['before the sign-in is known', { ...ready, status: 'loading', chat: null } as const, 'One moment'],
    ['signed out', { ...ready, status: 'signed-out', chat: null } as const, 'Authentication Required'],
    ['without a model', { ...ready, presence: 'off' } as const, 'Not available'],
    ['before the assistant is known', { ...ready, presence: 'asking' } as const, 'One moment'],
    ['if the site couldn’t be asked', { ...ready, presence: 'unknown' } as const, 'Not available'],
    ['at a day’s limit', spent(daily), 'Rate Limit Reached'],
    ['at the limit', spent(lifetime), 'Rate Limit Reached'],
  ])('%s', (_, state, title) => {
    expect(whyNotAsk(state)?.title).toBe(title);
  });

  it('says when there will be new questions, if there will', () => {
    expect(whyNotAsk(spent(daily))?.advice).toContain('midnight UTC');
    expect(whyNotAsk(spent(lifetime))?.advice).not.toContain('midnight');
  });

  it('but can otherwise, even while the number left is unknown', () => {
    expect(whyNotAsk(ready)).toBeNull();
    expect(whyNotAsk({ ...ready, chat: null })).toBeNull();
    expect(whyNotAsk({ ...ready, chat: adminAllowance('daily') })).toBeNull();
  });
});
