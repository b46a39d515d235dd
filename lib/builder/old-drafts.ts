import { DRAFT_VERSION, type Draft, readDraft, writtenDraft } from '#lib/builder/drafts.ts';
import {
  draftKey,
  OLD_COPY_KEY,
  OLD_TEAM_KEY,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '#lib/platform/storage.ts';
import { isRecord } from '#lib/team/file/read-values.ts';

/** Until version 2, all tabs wrote one team, with copies by owner. What can't be stored now stays for the next visit. */
export function moveOldDrafts(): void {
  const text = readStored(OLD_TEAM_KEY);
  let latest = 0;
  for (const key of storedKeys(OLD_COPY_KEY)) {
    const copies = oldCopies(key);
    latest = Math.max(latest, ...copies.map(({ savedAt }) => savedAt));
    const written = copies.map((copy) => [draftKey(copy.tab), writtenDraft(copy)] as const);
    if (readStored(key) === text || written.length > 0) move(key, readStored(key) === text ? [] : written);
  }
  if (text === null) return;
  const stored = parsed(text);
  const tab = isRecord(stored) && stored.writer !== undefined ? `${stored.rev}:${stored.writer}` : 'earlier';
  const team = oldDraft(tab, stored);
  const written = team ? writtenDraft({ ...team, savedAt: Math.max(team.savedAt, latest + 1) }) : text;
  move(OLD_TEAM_KEY, [[draftKey(tab), written]]);
}

function oldCopies(key: string): Draft[] {
  const name = key.slice(OLD_COPY_KEY.length);
  return [parsed(readStored(key) ?? '')].flat().flatMap((copy: unknown, index) => {
    return oldDraft(`${name}.${index}`, copy) ?? [];
  });
}

function oldDraft(tab: string, stored: unknown): Draft | null {
  if (!isRecord(stored) || (stored.v !== 1 && stored.v !== 2)) return null;
  // Its tab may still be open and have based it on a team that was moved before.
  const contains = typeof stored.parent === 'string' ? { [stored.parent]: stored.savedAt } : {};
  const { version, lastSaved: savedAt } = stored;
  const cloud = version === undefined ? null : { version, savedAt, coach: null };
  const read = readDraft(tab, JSON.stringify({ ...stored, v: DRAFT_VERSION, cloud, contains }));
  return read.kind === 'draft' ? read : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function move(from: string, drafts: readonly (readonly [key: string, text: string])[]): void {
  const text = readStored(from);
  const areStored = () => drafts.every(([key, draft]) => writeStored(key, draft) === 'ok');
  const wereStored = areStored();
  removeStored(from);
  // Full storage may have no room for both.
  if (text === null || wereStored || areStored()) return;
  for (const [key] of drafts) removeStored(key);
  writeStored(from, text);
}
