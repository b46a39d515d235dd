import { playerId } from '#lib/players/index/player-id.ts';
import { INDEX_VERSION, type IndexFile, nationsOf } from '#lib/players/index/player-index.ts';
import type { Person } from '#lib/players/portraits/identity.ts';

export type People = ReadonlyMap<string, Person>;

/** By the id derived from name and year of birth. Throws if the file has a different version. */
export function toPeople(file: IndexFile): People {
  if (file.version !== INDEX_VERSION) throw new Error(`The player index has version ${file.version}.`);
  return new Map(
    file.names.map((name, row) => {
      const born = file.born[row] ?? '';
      const person: Person = {
        name,
        born,
        nations: nationsOf(file, row),
        gender: file.gender[row] ?? 'M',
        aliases: file.aliases[row] ?? [],
      };
      return [playerId(name, Number(born.slice(0, 4))), person];
    }),
  );
}

/** `born` starts with the year. A different day or nation means a different person with that name. */
export function findPerson(people: People, { name, born, nation }: { name: string; born: string; nation: string }) {
  const person = people.get(playerId(name, Number(born.slice(0, 4))));
  const isSame = person && (person.born.startsWith(born) || born.startsWith(person.born));
  return isSame && (nation === '' || person.nations.includes(nation)) ? person : null;
}
