import type { Metadata } from 'next';
import { CallbackScreen } from '#components/account/links/callback-screen.tsx';
import { environment } from '#lib/platform/env.ts';

export const metadata: Metadata = { title: 'Signing in', robots: { index: false } };

export default function CallbackPage() {
  return <CallbackScreen showsDebug={!environment().isProduction} />;
}
