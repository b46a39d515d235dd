import { type Draft, type DraftStamp, isSameDraftTeam, isWork, type Lineage } from '#lib/builder/drafts.ts';
import type { Team } from '#types/team.ts';

export function newest<Dated extends { savedAt: number }>(drafts: readonly Dated[]): Dated | null {
  return drafts.reduce<Dated | null>((last, one) => (last && last.savedAt >= one.savedAt ? last : one), null);
}

/** Whether `draft` was made from `other`, or is `other` itself. */
export function covers(draft: Lineage, other: DraftStamp): boolean {
  const seen = draft.tab === other.tab ? draft.savedAt : draft.contains[other.tab];
  return seen !== undefined && seen >= other.savedAt;
}

/** What a draft made from all of these contains. */
export function stampsOf(...drafts: readonly Lineage[]): Record<string, number> {
  const stamps: Record<string, number> = {};
  for (const { tab, savedAt, contains } of drafts) {
    for (const [one, at] of [...Object.entries(contains), [tab, savedAt] as const]) {
      stamps[one] = Math.max(at, stamps[one] ?? at);
    }
  }
  return stamps;
}

/** Whether a draft that a closed tab left has nothing that isn't elsewhere. The newest is what the next visit opens. */
export function isSpare(draft: Draft, drafts: readonly Draft[]): boolean {
  const later = drafts.filter(({ savedAt }) => savedAt > draft.savedAt);
  const isElsewhere = (one: Draft) =>
    covers(one, draft) || (one.owner === draft.owner && isSameDraftTeam(one.team, draft.team));
  return later.length > 0 && (!isWork(draft) || later.some(isElsewhere));
}

/** What the tab with this id had not saved when it was reloaded or duplicated. */
export function ownDraft(tab: string | null, drafts: readonly Draft[]): Draft | null {
  const own = drafts.find((draft) => draft.tab === tab);
  const isOpen = own !== undefined && isWork(own) && own.owner === newest(drafts)?.owner;
  return isOpen && !drafts.some((one) => one !== own && covers(one, own)) ? own : null;
}

type Here = {
  shown: Lineage | null;
  hasEdits: boolean;
  owner: string;
  team: Team;
};

/** What a tab does about the drafts of others. */
export function meetOthers({ shown, hasEdits, owner, team }: Here, drafts: readonly Draft[]) {
  const others = drafts.filter((one) => !shown || !covers(shown, one));
  // A successor of this tab's draft contains its edits.
  const isFree = !shown || !hasEdits || others.some((one) => covers(one, shown));
  const later = others.filter(({ savedAt }) => !shown || savedAt > shown.savedAt);
  const own = others.filter((one) => one.owner === owner);
  const isSame = (one: Draft) => isSameDraftTeam(one.team, team);
  return {
    toFollow: isFree ? newest(later) : null,
    equals: own.filter(isSame),
    rivals: hasEdits ? own.filter((one) => !isSame(one)) : [],
  };
}

export function withoutTab(tab: string, { [tab]: _own, ...others }: Record<string, number>): Record<string, number> {
  return others;
}
