import type { Metadata } from 'next';
import { EmailLinkScreen } from '#components/account/links/email-link-screen.tsx';

export const metadata: Metadata = { title: 'Your email link', robots: { index: false } };

export default function EmailLinkPage() {
  return <EmailLinkScreen />;
}
