import { readFile } from 'node:fs/promises';
import { findClub } from '#lib/players/reference/lookup.ts';
import { checkSource } from '#scripts/data/check-source.ts';

// Part of `npm run check`: is data/players.tsv what data/README.md says it is?

const table = await readFile(new URL('../../data/players.tsv', import.meta.url), 'utf8');
const faults = checkSource(table, (name) => {
  const club = findClub(name)?.club;
  return club ? [club.name, club.sportsDbName, ...club.aliases] : null;
});
for (const fault of faults) console.error(`data/players.tsv:${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.info(`Player data: ${table.split('\n').length - 2} players, no fault.`);
