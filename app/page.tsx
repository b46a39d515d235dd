import { BuilderScreen } from '#components/builder/builder-screen.tsx';
import { environment } from '#lib/platform/env.ts';

export default function BuilderPage() {
  const { supabase, socialLogins } = environment();
  return <BuilderScreen hasBackend={supabase !== null} socialLogins={socialLogins} />;
}
