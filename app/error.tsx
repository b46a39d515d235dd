'use client';

import { Button } from '#components/ui/button.tsx';
import { TroublePage } from '#components/ui/trouble-page.tsx';

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <TroublePage>
      <Button look="strong" onClick={reset}>
        Try again
      </Button>
    </TroublePage>
  );
}
