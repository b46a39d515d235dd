import type { Goal } from '#lib/assistant/scout/scout-file.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Honour, Measure } from '#lib/assistant/scout/words/measures.ts';
import { listOf, type OneOf } from '#lib/assistant/scout/words/rows.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import type { FormationId } from '#types/team.ts';

export type ClubGroup = { label: string; clubs: readonly string[] };
export type NameHow = 'word' | 'start' | 'end';

/**
 * What a player must be. Those of a kind are alternatives for nations and roles, and all required otherwise.
 * `leaves`: who is to be replaced.
 */
export type Condition = {
  isNot?: boolean;
  leaves?: boolean;
} /** `scoring`: whose goals, 'for Senegal against France'. */ & (
  | { kind: 'nation'; group: NationGroup; count?: number; scoring?: 'for' | 'against' }
  | { kind: 'club'; group: ClubGroup; scoring?: 'for' | 'against' }
  /** At one or more clubs there, or elsewhere. */
  | { kind: 'clubIn'; group: NationGroup; least: number; isOutside?: boolean }
  | { kind: 'abroad' }
  | { kind: 'role'; role: Role; count?: number }
  | { kind: 'active'; years: Years }
  | { kind: 'born'; years: Years }
  | { kind: 'ended'; years: Years }
  /** `day` 0 is any. */
  | { kind: 'birthday'; month: number; day: number }
  | { kind: 'age'; from: number; to: number }
  | { kind: 'gender'; gender: 'M' | 'F' }
  /** In a squad at one of these World Cups, or at any. */
  | { kind: 'cup'; years: Years | null }
  | { kind: 'measure'; measure: Measure; from: number; to: number }
  /** More, or less, of it than another player has. */
  | { kind: 'than'; measure: Measure; isLess: boolean; named: NamedPlayer }
  /** `years`: won in one of these. `asChampion`: in a year in which the player also won the World Cup. */
  | { kind: 'honour'; honour: Honour; years?: Years; asChampion?: boolean }
  | { kind: 'name'; text: string; how: NameHow }
  | { kind: 'playing'; isActive: boolean }
  | { kind: 'shirt'; number: number }
  | { kind: 'player'; named: NamedPlayer }
  /** Together: 'no Germans over 30'. */
  | { kind: 'all'; of: readonly Condition[] }
  | { kind: 'listed'; entries: readonly IndexedPlayer[] }
  /** In the starting eleven of so many such matches, won or lost, or a scorer in them; or a team that got further. */
  | { kind: 'stage'; stage: string; end?: 'won' | 'lost' | 'scored' | 'past'; times?: Years }
  /** A team that won, drew or lost none or all of its matches, or scored or conceded nothing. */
  | { kind: 'record'; end: End; isAll: boolean; isEver: boolean; stage?: string }
  | { kind: 'manager'; name: string }
  | { kind: 'squads'; sides: readonly Side[] }
  /** How, when and by whom a goal was scored, and which of a match's, or of all, it was. */
  | { kind: 'goal'; how?: Goal['how']; minutes?: Years; which?: WhichGoal; isOfSubstitutes?: boolean }
  /** So many in a match by one player, or so many matches in which he scored. */
  | { kind: 'haul'; from: number; to: number; of?: 'matches' }
  /** Of a match: each side's goals, all of them, those that a team scored or conceded, or how many more one had. */
  | {
      kind: 'score';
      goals?: readonly [number, number];
      total?: Years;
      side?: { end: 'scored' | 'conceded' | 'margin'; goals: Years };
    }
);

export type Side = { group: NationGroup; year: number };

export type WhichGoal = OneOf<'winner equaliser first last fastest latest'>;

export type End = 'won' | 'drawn' | 'lost' | 'scored' | 'conceded';

export type Kind = Condition['kind'];
export const kindsIn = listOf<Kind>();
export type Grouped = Extract<Condition, { kind: 'nation' | 'club' | 'role' | 'gender' }>;

/** Roles of more positions are lines, such as midfield. */
const PRECISE = 4;

export function isOfGroup({ details }: IndexedPlayer, one: Grouped): boolean {
  if (one.kind === 'nation') return one.group.nations.some((nation) => details.nations.includes(nation));
  if (one.kind === 'club') return one.group.clubs.some((club) => details.clubs.includes(club) || details.now === club);
  if (one.kind === 'gender') return details.gender === one.gender;
  // A defender is one by trade, but a left back may also have played elsewhere.
  const counted = one.role.positions.length > PRECISE ? details.positions.slice(0, 1) : details.positions;
  return counted.some((position) => one.role.positions.includes(position));
}

/** `others` fit the name about as well, so the scout has to ask. */
export type NamedPlayer = { entry: IndexedPlayer; others: readonly IndexedPlayer[]; said: string; typed: string };

/** No more players than this share a nation or a main club, or are of one group: 'no more than three Brazilians'. */
export type AtMost = { nation?: number; club?: number; of?: readonly { group: Grouped; most: number }[] };

export type Ask =
  OneOf<'talk goals champion match lineup squad hosts manager captain teams versus eleven edit count list person compare teammates screen suggest nothing'>;

export const asksIn = listOf<Ask>();

export type Asked = 'age' | 'howMany' | 'when' | 'where' | 'who' | 'whether' | 'which';

/** What each word of a question means, before it is clear what the whole asks for. */
export const emptyReading = (language: string | null) => ({
  cues: new Set<Cue>(),
  /** The user's words for them. */
  said: new Map<Cue, string>(),
  /** Those of the question before. */
  inherited: new Set<Cue>(),
  conditions: [] as Condition[],
  players: [] as NamedPlayer[],
  /** Names of those in the team on screen whom the tables don't know. */
  strangers: [] as string[],
  measures: [] as Measure[],
  order: null as { measure: Measure; isLeast: boolean } | null,
  /** The other end is asked for, too: 'the oldest and the youngest'. */
  isBothWays: false,
  sides: [] as Side[],
  years: [] as Years[],
  /** 'France 98': the tournament, or the host's team there. */
  hostYear: null as { year: number; host: string } | null,
  times: null as (Years & { said: string }) | null,
  limit: null as number | null,
  ranks: [] as number[],
  atMost: {} as AtMost,
  formations: [] as FormationId[],
  /** Things that no table has, such as transfer fees, as the answer calls them. */
  lacking: [] as string[],
  /** The user's words for them. */
  missed: [] as string[],
  /** Words that carry meaning, but none that the scout knows. */
  unread: [] as string[],
  idle: [] as string[],
  /** Other than English. */
  language,
  /** Folded, in English words. */
  text: '',
  isWhether: false,
  asks: null as Asked | null,
  /** How it begins: a wish is 'I want Buffon in goal' or 'no Brazilians'. */
  form: null as 'question' | 'turn' | 'wish' | 'only' | 'exclusion' | null,
});

export type Reading = ReturnType<typeof emptyReading>;

type Frozen<Whole> = {
  readonly [Key in keyof Whole]: Whole[Key] extends (infer Item)[]
    ? readonly Item[]
    : Whole[Key] extends Set<infer Item>
      ? ReadonlySet<Item>
      : Whole[Key] extends Map<infer From, infer To>
        ? ReadonlyMap<From, To>
        : Whole[Key];
};

export type Heard = Frozen<Reading>;

/**
 * Everything a question asks for. `offset`: how many were already shown. `today` is such as '2026-07-19'. `elevens`: the
 * sides of a match that is to be played out, each as asked for.
 */
export type Query = Heard & { ask: Ask; offset: number; today: string; elevens?: readonly Query[] };

/** 'Fewest', where 'most' may stand. */
export const saysFewest = ({ said }: Pick<Query, 'said'>) => /few|least/.test(said.get('most') ?? '');

export const stagesIn = (query: Pick<Query, 'conditions'>) => conditionsOf(query, 'stage').map(({ stage }) => stage);

export const positionsIn = (query: Pick<Query, 'conditions'>, isNot = false) =>
  conditionsOf(query, 'role', isNot).flatMap(({ role }) => role.positions);

export const conditionsOf = <K extends Kind>({ conditions }: Pick<Query, 'conditions'>, kind: K, isNot = false) =>
  conditions.filter(
    (one): one is Extract<Condition, { kind: K }> => one.kind === kind && (one.isNot ?? false) === isNot,
  );
