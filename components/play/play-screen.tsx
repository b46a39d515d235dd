'use client';

import { Announcer } from '#components/builder/announcer.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { useLocalTeam } from '#components/builder/use-local-team.ts';
import { useOfflineCopy } from '#components/builder/use-offline-copy.ts';
import { CupScreen } from '#components/play/cup-screen.tsx';
import { PlayHeader } from '#components/play/play-header.tsx';
import styles from '#components/play/play-screen.module.css';
import { SetupScreen } from '#components/play/setup-screen.tsx';
import { useCodeTeam } from '#components/play/use-code-team.ts';
import { useCupTables } from '#components/play/use-cup-tables.ts';
import { usePlayAddress } from '#components/play/use-play-address.ts';
import { VersusScreen } from '#components/play/versus-screen.tsx';
import { Button } from '#components/ui/button.tsx';
import { BuilderProvider, useBuilder } from '#hooks/use-builder.tsx';
import { PlayerFinderProvider } from '#hooks/use-player-finder.tsx';
import { isOtherVersion } from '#lib/match/play-address.ts';

export function PlayScreen() {
  return (
    <BuilderProvider>
      <PlayerFinderProvider>
        <Screen />
      </PlayerFinderProvider>
    </BuilderProvider>
  );
}

function Screen() {
  useLocalTeam();
  useOfflineCopy();
  return (
    <>
      <PlayHeader />
      <main tabIndex={-1} className={styles.main}>
        <Content />
      </main>
      <Announcer />
      <BuilderNotifications />
    </>
  );
}

function Content() {
  const { address, go } = usePlayAddress();
  const { tables, hasFailed, retry } = useCupTables();
  const isRestored = useBuilder((builder) => builder.isRestored);
  const ownTeam = useBuilder((builder) => builder.team);
  const linked = useCodeTeam(address.team);
  const against = useCodeTeam(address.against);

  if (hasFailed) {
    return (
      <div role="alert" className={styles.notice}>
        <p>The World Cups didn’t load. Your team is safe.</p>
        <Button look="strong" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (linked === 'damaged' || against === 'damaged') {
    return (
      <div role="alert" className={styles.notice}>
        <p>This link is incomplete. Ask for it again, or play with your own team.</p>
        <Button look="strong" onClick={() => go({})}>
          Play with my team
        </Button>
      </div>
    );
  }
  const isWaiting = (address.team !== null && !linked) || (address.against !== null && !against);
  if (!tables || !isRestored || isWaiting) {
    return (
      <p role="status" className={styles.notice}>
        Loading…
      </p>
    );
  }
  return (
    <>
      {isOtherVersion(address) && (
        <p role="status" className={styles.notice}>
          This link was made with another version of the game, so the result may be another one today.
        </p>
      )}
      {against && <VersusScreen {...{ tables, address, go, against }} team={linked ?? ownTeam} />}
      {!against && linked && address.cup !== null && <CupScreen {...{ tables, address, go }} team={linked} />}
      {!against && !(linked && address.cup !== null) && <SetupScreen {...{ tables, address, go }} team={ownTeam} />}
    </>
  );
}
