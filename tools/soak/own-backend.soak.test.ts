import { connect } from 'node:net';
import { clientOf, killBackends, start, verify } from '#supabase/tests/backends.ts';

const password = 'secret-1';
afterAll(killBackends);

it('claiming an address needs its owner’s confirmation, and a slow request holds up nobody', async () => {
  const { reach, nextMail } = await start({ adminEmail: 'admin@example.test' });
  const { auth } = clientOf(reach);
  const fan = await auth.signUp({ email: 'fan@example.test', password });
  expect(fan.data.session).not.toBeNull();

  // Half of a request that would run alone.
  const socket = connect(Number(new URL(reach.url).port), '127.0.0.1');
  socket.write(`POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\napikey: ${reach.anonKey}\r\nContent-Length: 100\r\n\r\n{`);

  await auth.updateUser({ email: 'admin@example.test' });
  expect((await auth.getUser()).data.user?.email).toBe('fan@example.test');
  expect(await nextMail()).toMatchObject({ to: 'admin@example.test', subject: 'Confirm your new email address' });
  await auth.updateUser({ email: 'new@example.test' });
  const change = await nextMail();
  expect(change.to).toBe('new@example.test');
  expect((await verify(reach, change.link)).data.user?.email).toBe('new@example.test');

  // The router would decode these, after the rules have missed them.
  for (const path of ['%73ignup', 'signup%2F', 'signup/', '/signup']) {
    const { status } = await fetch(`${reach.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: reach.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.test', password }),
    });
    expect([path, status]).toEqual([path, 404]);
  }

  const admin = await clientOf(reach).auth.signUp({ email: 'Admin@example.test', password });
  expect([admin.error, admin.data.session]).toEqual([null, null]);
  const early = await clientOf(reach).auth.signInWithPassword({ email: 'admin@example.test', password });
  expect(early.error?.code).toBe('email_not_confirmed');
  expect((await verify(reach, (await nextMail()).link)).data.user?.email_confirmed_at).toBeDefined();
  socket.destroy();
});
