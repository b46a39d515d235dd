import { BuilderScreen } from '#components/builder/builder-screen.tsx';
import { publicEnvironment } from '#lib/platform/env.ts';

export default function BuilderPage() {
  return <BuilderScreen hasBackend={publicEnvironment().supabase !== null} />;
}
