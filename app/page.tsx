import { BuilderScreen } from '#components/builder/builder-screen.tsx';
import { environment } from '#lib/platform/env.ts';

export default function BuilderPage() {
  const { supabase, socialLogins } = environment();
  return (
    <>
      {/* Paint only once the page has arrived up to its end, because centred and growing parts move while the rest arrives. */}
      <link rel="expect" href="#end" blocking="render" />
      <BuilderScreen hasBackend={supabase !== null} socialLogins={socialLogins} />
      <div id="end" />
    </>
  );
}
