import { dealFor } from '#lib/draft/deal.ts';
import { type DraftSeed, isDraftSeed, seedFrom } from '#lib/draft/draft-day.ts';
import { type DraftState, type DraftTurn, draftState } from '#lib/draft/draft-state.ts';
import { draftedTeam, withoutLinks } from '#lib/draft/draft-team.ts';
import type { CupTables } from '#lib/match/cup/cup-file.ts';
import { diceFor } from '#lib/match/dice.ts';
import type { Side } from '#lib/match/match-events.ts';
import type { PlayAddress } from '#lib/match/play-address.ts';
import { elevenOf } from '#lib/match/strength/team-eleven.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { playVersus, type Versus } from '#lib/match/versus.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { cleanText } from '#lib/team/file/clean-text.ts';
import { formationOf } from '#lib/team/formation/formations.ts';

export const MAX_CHALLENGER_NAME = 20;

export const cleanName = (name: string): string => cleanText(name, MAX_CHALLENGER_NAME);

export type Challenger = { name: string; state: DraftState };

/** Two drafts of the same squads. `friend` is null until the friend has drafted. */
export type Challenge = { seed: DraftSeed; sender: Challenger; friend: Challenger | null };

const SKIPPED = '--';

/** Two characters for each squad: the player's place in it and his slot, or that it was skipped. */
export function turnsCode({ deal, turns }: DraftState): string {
  const { positions } = formationOf(deal.formation);
  return turns
    .map((turn, at) => {
      if (turn === null) return SKIPPED;
      const place = deal.squads[at]?.places.findIndex(({ entry }) => entry.player.id === turn.player) ?? -1;
      return [place, positions.indexOf(turn.slot)].map((number) => number.toString(36)).join('');
    })
    .join('');
}

/** A complete draft from its code. Null unless every squad gives at most one player and every slot is filled once. */
function stateFromCode(deal: DraftState['deal'], code: string): DraftState | null {
  if (!/^(?:--|[0-9a-z]{2}){11,13}$/.test(code)) return null;
  const { positions } = formationOf(deal.formation);
  const turns: DraftTurn[] = [];
  for (const [at, token] of (code.match(/../g) ?? []).entries()) {
    const [place, slot] = [...token].map((digit) => Number.parseInt(digit, 36));
    const player = deal.squads[at]?.places[place ?? -1]?.entry.player.id;
    const to = positions[slot ?? -1];
    if (token !== SKIPPED && (player === undefined || to === undefined)) return null;
    turns.push(player === undefined || to === undefined ? null : { player, slot: to });
  }
  const state = draftState(deal, turns);
  return state?.squad === null ? state : null;
}

type ChallengeAddress = Pick<PlayAddress, 'draft' | 'version' | 'picks' | 'name' | 'reply' | 'by'>;

/** Everything in a challenge's link is checked (D67). */
export function readChallenge(book: SquadBook, address: ChallengeAddress): Challenge | 'damaged' | 'other rules' {
  const { draft: seed, version, picks, name, reply, by } = address;
  if (seed === null || version === null || picks === null || !isDraftSeed(seed)) return 'damaged';
  if (version !== ENGINE_VERSION) return /^\w{1,12}$/.test(version) ? 'other rules' : 'damaged';
  const deal = dealFor(book, seed);
  const challenger = (code: string, given: string | null): Challenger | null => {
    const state = stateFromCode(deal, code);
    const cleaned = cleanName(given ?? '');
    return state && cleaned !== '' ? { name: cleaned, state } : null;
  };
  const sender = challenger(picks, name);
  const friend = reply === null ? null : challenger(reply, by);
  if (!sender || (reply !== null && !friend)) return 'damaged';
  return { seed, sender, friend };
}

export type ChallengeMatch = { match: Versus; senderSide: Side };

/** One match without half-time plans. Both friends see the same result. */
export function playChallenge(tables: CupTables, sender: Challenger, friend: Challenger): ChallengeMatch {
  const eleven = ({ name, state }: Challenger) => withoutLinks(elevenOf(draftedTeam(state, name), tables));
  const match = playVersus(eleven(sender), eleven(friend));
  return { match, senderSide: match.side };
}

/** The next squads, from both drafts, so that neither side chooses them. */
export function rematchSeed({ seed, sender, friend }: Challenge): DraftSeed {
  const codes = [sender, friend].map((one) => (one ? turnsCode(one.state) : ''));
  return seedFrom(diceFor(`rematch ${seed} ${codes.join(' ')}`)(), 'rematch');
}
