import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BuilderProvider, useBuilder } from '#hooks/use-builder.tsx';
import { SessionProvider, useSession } from '#hooks/use-session.tsx';
import { LINK_FAILED } from '#lib/platform/messages/session.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <BuilderProvider>
    <SessionProvider hasBackend>{children}</SessionProvider>
  </BuilderProvider>
);

it.each([
  ['#new-password', true, []],
  ['#error=access_denied&error_code=otp_expired', false, [LINK_FAILED]],
])('clears the address of an email link, /%s', (hash, isRecovering, said) => {
  window.history.replaceState(null, '', `/${hash}`);
  const { result } = renderHook(() => ({ session: useSession(), said: useBuilder((all) => all.notifications) }), {
    wrapper,
  });
  expect(result.current.session).toMatchObject({ status: 'signed-out', isRecovering });
  expect(result.current.said.map(({ message }) => message)).toEqual(said);
  expect(window.location.href).toBe('http://localhost/');
});
