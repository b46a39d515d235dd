import { readAppearances } from '#scripts/data/appearances.ts';
import { predict } from '#scripts/data/least-squares.ts';
import { parsePlayers } from '#scripts/data/players.ts';
import { fitRatings, readRatings } from '#scripts/data/ratings.ts';
import { readSquadPlaces } from '#scripts/data/squads.ts';
import { readDataFile } from '#scripts/data/table.ts';

/** Every fifth player of the sample is held out. */
const HELD_OUT = 5;

export type Miss = { name: string; given: number; guess: number };
export type Fit = { weights: readonly number[]; misses: readonly Miss[]; error: number; spread: number };

const rootOfMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** How the formula for ratings does on players of the panel that it was not fitted to. */
export function ratingFit(): { rated: number; fitted: number; tested: number; peak: Fit; fame: Fit } {
  const panel = readRatings();
  const tables = {
    players: parsePlayers(readDataFile('players.tsv')),
    places: readSquadPlaces(),
    panel,
    appearances: readAppearances(),
  };
  const { weights, sample } = fitRatings(tables, (row) => row % HELD_OUT !== 0);
  const heldOut = sample.filter((_, row) => row % HELD_OUT === 0);
  const fitOf = (what: 'peak' | 'fame'): Fit => {
    const misses = heldOut.map(({ player, features, rating }) => ({
      name: `${player.name} (${player.nation}, ${player.birthYear})`,
      given: rating[what],
      guess: predict(weights[what], features),
    }));
    const mean = misses.reduce((sum, { given }) => sum + given, 0) / misses.length;
    return {
      weights: weights[what],
      misses,
      error: rootOfMeanSquare(misses.map(({ given, guess }) => given - guess)),
      spread: rootOfMeanSquare(misses.map(({ given }) => given - mean)),
    };
  };
  return {
    rated: panel.size,
    fitted: sample.length - heldOut.length,
    tested: heldOut.length,
    peak: fitOf('peak'),
    fame: fitOf('fame'),
  };
}
