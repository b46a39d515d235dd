'use client';

import { Announcer } from '#components/builder/announcer.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { useLocalTeam } from '#components/builder/use-local-team.ts';
import { useOfflineCopy } from '#components/builder/use-offline-copy.ts';
import { WaitingChallenges } from '#components/play/challenge/waiting-challenges.tsx';
import { CupScreen } from '#components/play/cup/cup-screen.tsx';
import { cupTables } from '#components/play/cup/load-cup-tables.ts';
import { PlayHome } from '#components/play/home/play-home.tsx';
import { Loading } from '#components/play/loading.tsx';
import { VersusScreen } from '#components/play/match/versus-screen.tsx';
import { PlayHeader } from '#components/play/play-header.tsx';
import styles from '#components/play/play-screen.module.css';
import { SetupScreen } from '#components/play/setup-screen.tsx';
import { usePlayAddress } from '#components/play/use-play-address.ts';
import { usePlayTeams } from '#components/play/use-play-teams.ts';
import { useScreenStart } from '#components/play/use-screen-start.ts';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#components/ui/use-loaded.ts';
import { BuilderProvider } from '#hooks/use-builder.tsx';
import { PlayerFinderProvider } from '#hooks/use-player-finder.tsx';
import { CUP_YEARS } from '#lib/match/cup/cup-format.ts';
import { screenOf } from '#lib/match/play-address.ts';
import { missingSlots } from '#lib/match/strength/team-eleven.ts';
import { versionLine } from '#lib/match/version.ts';

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
  const { loaded: tables, hasFailed, retry } = useLoaded(cupTables);
  const teams = usePlayTeams(address);
  const screen = screenOf(address);
  const place = screen === 'setup' || screen === 'home' ? '' : `${address.step} ${address.minute !== null}`;
  const isReady = tables !== null && typeof teams === 'object';
  useScreenStart(isReady ? `${screen} ${missingSlots(teams.team).length > 0} ${place}` : null);

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
  if (teams === 'damaged') {
    return (
      <div role="alert" className={styles.notice}>
        <p>This link is incomplete. Ask for it again, or play with your own team.</p>
        <Button look="strong" onClick={() => go({ cup: CUP_YEARS.at(-1) ?? null })}>
          Play with my team
        </Button>
      </div>
    );
  }
  if (!isReady) return <Loading />;
  const { team, against } = teams;
  const changed = versionLine(address.version);
  return (
    <>
      {(screen === 'home' || screen === 'setup') && <WaitingChallenges />}
      {changed && (
        <p role="status" className={styles.notice}>
          {changed}
        </p>
      )}
      {screen === 'home' && <PlayHome {...{ tables, team, go }} />}
      {screen === 'versus' && against && <VersusScreen {...{ tables, address, go, team, against }} />}
      {screen === 'cup' && <CupScreen {...{ tables, address, go, team }} />}
      {screen === 'setup' && <SetupScreen {...{ tables, address, go, team }} />}
    </>
  );
}
