import type { AppUser } from '#types/user.ts';

export const makeUser = (overrides: Partial<AppUser> = {}): AppUser => ({
  id: 'fan',
  name: 'Fan',
  email: 'fan@example.test',
  createdAt: '2026-01-01T12:00:00Z',
  planType: 'free',
  aiChatCount: 0,
  ...overrides,
});
