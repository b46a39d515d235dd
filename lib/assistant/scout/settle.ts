import type { Lexicon } from '#lib/assistant/scout/lexicon.ts';
import type { Reading } from '#lib/assistant/scout/reading.ts';
import { LEAGUES_SINCE, NAMES_OF_CUPS_ONLY } from '#lib/assistant/scout/vocabulary/cues.ts';
import { LAST_YEAR } from '#lib/players/index/career.ts';

const YOUNG = 23;
const FUTURE = 2100;
const FIRST_CUP = 1974;
const LAST_CUP = 2026;

/** Resolves what only the whole question makes clear. */
export function settled(reading: Reading, lexicon: Lexicon): Reading {
  const { cues, born, active, nations, clubs } = reading;
  const isYoung = cues.has('young') || (cues.has('younger') && reading.players.length === 0);
  if (isYoung && born === null && active === null) reading.born = { from: LAST_YEAR - YOUNG, to: FUTURE };
  const league = clubs.map(({ label }) => LEAGUES_SINCE[label]).find((since) => since !== undefined);
  if (league !== undefined && active === null) reading.active = { from: league, to: FUTURE };
  if (nations.length === 0 && clubs.length === 0) hostAsNation(reading, lexicon);
  else if (isAtCup(reading)) {
    reading.cup = active?.from ?? null;
    reading.active = null;
  }
  return reading;
}

/** The squad or eleven of 'France 98' is France's. */
function hostAsNation({ cupName, cues, nations }: Reading, { phrases }: Lexicon): void {
  if (cupName === null || cues.has('goals')) return;
  const isTeam = cues.has('squad') || (cues.has('eleven') && !NAMES_OF_CUPS_ONLY.test(cupName));
  const host = phrases.get(cupName.replace(/ \d+$/, ''));
  if (isTeam && host?.kind === 'nations') nations.push(host.group);
}

/** 'Brazil 2002' means the World Cup. */
function isAtCup({ active, cup, nations, clubs, players }: Reading): boolean {
  if (active === null || active.from !== active.to || cup !== null) return false;
  const isCupYear = active.from >= FIRST_CUP && active.from <= LAST_CUP && (active.from - FIRST_CUP) % 4 === 0;
  const isOneNation = nations.length === 1 && nations[0]?.nations.length === 1;
  return isCupYear && isOneNation && clubs.length === 0 && players.length === 0;
}
