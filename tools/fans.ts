import { createClient } from '@supabase/supabase-js';
import { emptyStarters, formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { newPlayer } from '#lib/team/player.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Team } from '#types/team.ts';

const NAMES = [
  'Paolo Maldini',
  'Luka Modrić',
  'Claude Makélélé',
  'Zlatan Ibrahimović',
  'Mesut Özil',
  'Łukasz Piszczek',
];

function player(id: string, index: number): Player {
  return newPlayer({
    id,
    name: `${NAMES[index % NAMES.length]} ${index}`,
    position: 'CM',
    nationality: 'Netherlands',
    team: 'Paris Saint-Germain',
    country: 'France',
    year: 1975 + index,
    jerseyNumber: index + 1,
    imageUrl: `https://r2.thesportsdb.com/images/media/player/cutout/${id}.png`,
    apiId: `3414${index}`,
    goals: index,
  });
}

/** Eighteen players with every field filled. `mark` is in the team's name and each id, so that mix-ups show. */
export function fullTeam(mark: string, id: string | null = null): Team {
  const players = emptyStarters('4-3-3');
  for (const [index, slot] of formationOf('4-3-3').positions.entries()) {
    players[slot as Slot] = player(`${mark}-${index}`, index);
  }
  const bench = Array.from({ length: MAX_SUBSTITUTES }, (_, index) => ({
    ...player(`${mark}-${11 + index}`, 11 + index),
    isSubstitute: true,
  }));
  return {
    ...newTeam(),
    id,
    name: `Team ${mark}`,
    players,
    substitutes: bench,
    captain: `${mark}-0`,
    viceCaptain: `${mark}-1`,
  };
}

export type Fan = { id: string; token: string };

let made = 0;

export async function signUpFan({ url, anonKey }: { url: string; anonKey: string }): Promise<Fan> {
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  made += 1;
  const { data, error } = await client.auth.signUp({
    email: `fan-${process.pid}-${Date.now()}-${made}@example.test`,
    password: 'secret-1',
    options: { data: { full_name: 'Test Fan' } },
  });
  if (error || !data.user || !data.session) throw error ?? new Error('No session after the sign-up.');
  return { id: data.user.id, token: data.session.access_token };
}
