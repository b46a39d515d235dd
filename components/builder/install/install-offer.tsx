'use client';

import { useEffect, useState } from 'react';
import type { InstallPrompt } from '#components/builder/install/install-hint.tsx';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';

const hint = loadable(() =>
  import('#components/builder/install/install-hint.tsx').then((module) => module.InstallHint),
);

/** Keeps the browser's offer to install the app, which comes once, for a hint that loads later. */
export function InstallOffer() {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  const { loaded: InstallHint } = useLoaded(hint, prompt !== null);

  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);

  return InstallHint && prompt && <InstallHint prompt={prompt} onClose={() => setPrompt(null)} />;
}
