import type { AtMost, Condition, NamedPlayer } from '#lib/assistant/scout/query.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import type { FormationId } from '#types/team.ts';

/** What each word of a question means, before it is clear what the whole asks for. */
export type Reading = {
  cues: Set<Cue>;
  /** The user's words for them. */
  said: Map<Cue, string>;
  /** Those of the question before. */
  inherited: ReadonlySet<Cue>;
  conditions: Condition[];
  players: NamedPlayer[];
  measures: Measure[];
  order: { measure: Measure; isLeast: boolean } | null;
  /** 'The oldest and the youngest' */
  isBothWays: boolean;
  /** Teams with their year: 'Brazil 1982'. */
  sides: { group: NationGroup; year: number }[];
  years: Years[];
  /** 'France 98': the tournament, or the host's team there. */
  hostYear: { year: number; host: string } | null;
  times: { from: number; to: number; said: string } | null;
  limit: number | null;
  /** 'The third best' */
  ranks: number[];
  atMost: AtMost;
  formations: FormationId[];
  unknownFormation: string | null;
  lacking: string[];
  unread: string[];
  language: string | null;
  /** How it begins: a wish is 'I want Buffon in goal' or 'no Brazilians'. */
  /** It can be answered with yes or no. */
  isWhether: boolean;
  form: 'question' | 'turn' | 'wish' | 'only' | 'exclusion' | null;
};

export const emptyReading = (language: string | null): Reading => ({
  cues: new Set(),
  said: new Map(),
  inherited: new Set(),
  conditions: [],
  players: [],
  measures: [],
  order: null,
  isBothWays: false,
  sides: [],
  years: [],
  hostYear: null,
  times: null,
  limit: null,
  ranks: [],
  atMost: {},
  formations: [],
  unknownFormation: null,
  lacking: [],
  unread: [],
  language,
  isWhether: false,
  form: null,
});
