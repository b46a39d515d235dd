import type { Metadata } from 'next';
import { SocialReturnScreen } from '#components/account/links/social-return-screen.tsx';

export const metadata: Metadata = { title: 'Signing in', robots: { index: false } };

/** The auth service redirects here after a sign-in with Google, GitHub or another provider (D54). */
export default function SocialReturnPage() {
  return <SocialReturnScreen />;
}
