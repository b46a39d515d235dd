import { createClient } from '@supabase/supabase-js';
import { redeem } from '#lib/supabase/email-link.ts';

jest.mock('@supabase/supabase-js', () => ({
  ...jest.requireActual('@supabase/supabase-js'),
  createClient: jest.fn(() => ({ auth: { verifyOtp: async () => ({ data: { session: null }, error: null }) } })),
}));

it('gives each link’s client a storage key of its own, because the auth library warns of two clients with one key', async () => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'https://project.example';
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'public';
  for (const token of ['a', 'b']) {
    expect(await redeem({ token, type: 'email_change' })).toEqual({ step: 'other-mailbox' });
  }
  const keys = jest.mocked(createClient).mock.calls.map(([, , options]) => options?.auth?.storageKey);
  expect(new Set([undefined, ...keys]).size).toBe(3);
});
