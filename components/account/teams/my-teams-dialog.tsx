'use client';

import { KeptTeams } from '#components/account/teams/kept/kept-teams.tsx';
import { CloudTeams } from '#components/account/teams/list/cloud-teams.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useSession } from '#hooks/use-session.tsx';

export function MyTeamsDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  useBackCloses(onClose);
  return user ? <CloudTeams onClose={onClose} /> : <KeptTeams onClose={onClose} />;
}
