'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { CloudQuestions } from '#components/account/teams/cloud-questions.tsx';
import { Assistant } from '#components/assistant/assistant.tsx';
import { SubstitutesPanel } from '#components/bench/substitutes-panel.tsx';
import { Announcer } from '#components/builder/announcer.tsx';
import { LoadFailedBanner } from '#components/builder/banners/load-failed-banner.tsx';
import { LocalTeamBanner } from '#components/builder/banners/local-team-banner.tsx';
import { MovingBar } from '#components/builder/banners/moving-bar.tsx';
import { BuilderNotifications } from '#components/builder/builder-notifications.tsx';
import { InstallOffer } from '#components/builder/install/install-offer.tsx';
import { SaveBar } from '#components/builder/save-bar.tsx';
import { SiteHeader } from '#components/builder/site-header.tsx';
import { TeamLine } from '#components/builder/team-line/team-line.tsx';
import { TeamPanel } from '#components/builder/team-line/team-panel.tsx';
import { useBuilderKeys } from '#components/builder/use-builder-keys.ts';
import { useKeptTeam } from '#components/builder/use-kept-team.ts';
import { useLocalTeam } from '#components/builder/use-local-team.ts';
import { useOfflineCopy } from '#components/builder/use-offline-copy.ts';
import { useTeamPortraits } from '#components/builder/use-team-portraits.ts';
import { FinderPanel } from '#components/finder/finder-panel.tsx';
import { FormationPanel } from '#components/formation/formation-panel.tsx';
import { Pitch } from '#components/pitch/pitch.tsx';
import { PitchHint } from '#components/pitch/pitch-hint.tsx';
import { PlayerDrag } from '#components/player-drag/player-drag.tsx';
import { useSharedCode } from '#components/share/use-shared-code.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { BuilderProvider, useBuilder } from '#hooks/use-builder.tsx';
import { CloudTeamProvider } from '#hooks/use-cloud-team.tsx';
import { PlayerFinderProvider } from '#hooks/use-player-finder.tsx';
import { type CardSubject, ScreenActionsContext, type SharePurpose } from '#hooks/use-screen-actions.tsx';
import { SessionProvider } from '#hooks/use-session.tsx';
import { whenIdle } from '#lib/platform/when-idle.ts';
import { isEmpty } from '#lib/team/operations.ts';
import styles from './builder-screen.module.css';
import foot from './site-foot.module.css';

const loadPlayerCard = () => import('#components/player-card/player-card.tsx').then((module) => module.PlayerCard);
const PlayerCard = lazyPart('The player card', loadPlayerCard);
const ShareDialog = lazyPart('The share dialog', () =>
  import('#components/share/share-dialog.tsx').then((module) => module.ShareDialog),
);
const MyTeamsDialog = lazyPart('Your team list', () =>
  import('#components/account/teams/my-teams-dialog.tsx').then((module) => module.MyTeamsDialog),
);
const SharedTeamQuestion = lazyPart('The shared team', () =>
  import('#components/share/shared-team-question.tsx').then((module) => module.SharedTeamQuestion),
);

const CARD_DELAY_MS = 1000;

export function BuilderScreen(backend: { hasBackend: boolean; socialLogins: readonly string[] }) {
  return (
    <BuilderProvider>
      <SessionProvider {...backend}>
        <CloudTeamProvider>
          <PlayerFinderProvider>
            <PlayerDrag>
              <Screen />
            </PlayerDrag>
          </PlayerFinderProvider>
        </CloudTeamProvider>
      </SessionProvider>
    </BuilderProvider>
  );
}

function Screen() {
  const [card, setCard] = useState<CardSubject | null>(null);
  const [sharing, setSharing] = useState<SharePurpose | null>(null);
  const [isListing, setListing] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const actions = useMemo(
    () => ({
      openCard: setCard,
      share: setSharing,
      listTeams: () => setListing(true),
      focusSearch: () => {
        searchField.current?.focus();
        searchField.current?.click();
      },
    }),
    [],
  );
  const localTeam = useLocalTeam();
  const isRestored = useBuilder((builder) => builder.isRestored);
  const shared = useSharedCode();
  useKeptTeam();
  useBuilderKeys(actions.focusSearch);
  useOfflineCopy();
  const hasPlayers = useBuilder((builder) => builder.isRestored && !isEmpty(builder.team));
  useTeamPortraits(hasPlayers);
  // Preload the card once there are players, so that the first one opens fast.
  useEffect(() => (hasPlayers ? whenIdle(loadPlayerCard, CARD_DELAY_MS) : undefined), [hasPlayers]);

  return (
    <ScreenActionsContext value={actions}>
      <SiteHeader />
      <LocalTeamBanner {...localTeam} />
      <LoadFailedBanner />
      <main tabIndex={-1} className={styles.main} inert={!isRestored}>
        <div className={styles.bar}>
          <TeamLine />
        </div>
        <div className={styles.formation}>
          <FormationPanel />
        </div>
        <div className={styles.pitch}>
          <Pitch />
        </div>
        <div className={styles.bench}>
          <SubstitutesPanel />
        </div>
        <div className={styles.hint}>
          <PitchHint />
        </div>
        <div className={styles.search}>
          <FinderPanel field={searchField} />
        </div>
        <div className={styles.after}>
          <TeamPanel />
        </div>
      </main>
      <footer className={foot.footer}>
        <div className={foot.foot}>
          <SaveBar />
          <p>Build your dream team with players from 1975 to 2025</p>
          <InstallOffer />
        </div>
      </footer>
      <MovingBar />
      <Assistant />
      <CloudQuestions />
      <Announcer />
      <BuilderNotifications />
      {sharing && <ShareDialog purpose={sharing} onClose={() => setSharing(null)} />}
      {isListing && <MyTeamsDialog onClose={() => setListing(false)} />}
      {shared.code !== null && <SharedTeamQuestion code={shared.code} onClose={shared.drop} />}
      {card && <PlayerCard subject={card} onClose={() => setCard(null)} />}
    </ScreenActionsContext>
  );
}
