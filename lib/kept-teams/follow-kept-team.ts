import { cloudRecord, hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { isSameDraftTeam } from '#lib/builder/drafts.ts';
import { listenToStorage } from '#lib/builder/other-tabs.ts';
import { ANONYMOUS } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { keptTeam } from '#lib/kept-teams/kept-storage.ts';
import { listedTeam } from '#lib/kept-teams/listed-team.ts';
import { OTHER_TAB_FOLLOWED } from '#lib/platform/messages/team.ts';
import { KEPT_TEAM_KEY } from '#lib/platform/storage.ts';

/** Shows what another tab does to the visitor's saved team that is open here (D72). Returns how to stop. */
export function followKeptTeam(store: BuilderStore): () => void {
  const catchUp = () => {
    const { team, owner, cloud, readOnly, openFromCloud, linkToCloud, followDeletion, say } = store.getState();
    const record = cloudRecord({ team, cloud });
    if (owner !== ANONYMOUS || readOnly || team.id === null || !record) return;
    const kept = keptTeam(team.id);
    if (!kept) return followDeletion(team.id);
    const isSame = isSameDraftTeam(kept.team, team);
    if (isSame && kept.version === record.version) return;
    if (isSame) return linkToCloud(listedTeam(kept), ANONYMOUS);
    // Otherwise saving them asks what to do.
    if (hasUnsavedChanges({ team, cloud })) return;
    openFromCloud(listedTeam(kept), ANONYMOUS);
    say(OTHER_TAB_FOLLOWED);
  };
  const listening = new AbortController();
  listenToStorage(KEPT_TEAM_KEY, catchUp, listening);
  catchUp();
  return () => listening.abort();
}
