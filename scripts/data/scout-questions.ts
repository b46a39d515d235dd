import { readFileSync } from 'node:fs';
import { buildPrompt } from '#lib/assistant/prompt.ts';
import { type Response, respond, SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { SCOUT_FILES, type ScoutTables, tablesFrom, toScoutTables } from '#lib/assistant/scout/tables.ts';
import { cupTables } from '#lib/match/cup/cup-file.ts';
import { toCupFile } from '#scripts/data/cup-file.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { toScoutFile } from '#scripts/data/scout-file.ts';
import { readDataFile, readTable, splitCell } from '#scripts/data/table.ts';
import { wholeTables } from '#scripts/data/whole-tables.ts';
import type { ChatTeam } from '#types/chat.ts';

let tables: ScoutTables | null = null;

export function scoutTables(): ScoutTables {
  tables ??= tablesFrom(SCOUT_FILES.map((path) => readFileSync(path, 'utf8')));
  return tables;
}

function freshTables(): ScoutTables {
  const { squads, ...players } = wholeTables();
  const scoutFile = toScoutFile(knownClubs(readCountries()));
  return toScoutTables(players, squads, scoutFile, cupTables(toCupFile()), {
    phrases: readDataFile('scout-phrases.tsv'),
    languages: readDataFile('scout-languages.tsv'),
  });
}

const SCREEN_TEAMS: Readonly<Record<string, ChatTeam>> = {
  empty: { formation: '4-3-3', slots: {} },
  half: {
    formation: '4-3-3',
    slots: { GK: 'Gianluigi Buffon', LB: 'Paolo Maldini', LCB: 'Franco Baresi', CM: 'Andrea Pirlo', LW: 'Ronaldinho' },
  },
  early: { formation: '4-3-3', slots: { LB: 'Ray Wilson', LCB: 'Bobby Moore', CM: 'Bobby Charlton' } },
  mixed: {
    formation: '4-4-2',
    slots: {
      GK: 'Iker Casillas',
      LB: 'Lionel Messi',
      LCB: 'Carles Puyol',
      RCB: 'Rio Ferdinand',
      RB: 'Cafu',
      LM: 'Ryan Giggs',
      LCM: 'Xavi',
      RCM: 'Andrés Iniesta',
      RM: 'David Beckham',
      LST: 'Thierry Henry',
      RST: 'My Cousin Bob',
    },
  },
  legends: {
    formation: '4-3-3',
    slots: {
      GK: 'Manuel Neuer',
      LB: 'Roberto Carlos',
      LCB: 'Franco Baresi',
      RCB: 'Paolo Maldini',
      RB: 'Cafu',
      LCM: 'Xavi',
      CM: 'Andrea Pirlo',
      RCM: 'Zinedine Zidane',
      LW: 'Ronaldinho',
      ST: 'Ronaldo Nazário',
      RW: 'Lionel Messi',
    },
  },
  winners: {
    formation: '4-4-2',
    slots: {
      GK: 'Gianluigi Buffon',
      LB: 'Bixente Lizarazu',
      LCB: 'Alessandro Nesta',
      RCB: 'Fabio Cannavaro',
      RB: 'Lilian Thuram',
      LM: 'Pavel Nedvěd',
      LCM: 'Patrick Vieira',
      RCM: 'Steven Gerrard',
      RM: 'Luís Figo',
      LST: 'Thierry Henry',
      RST: 'Alan Shearer',
    },
  },
  madrid: {
    formation: '4-3-3',
    slots: {
      GK: 'Iker Casillas',
      LB: 'David Alaba',
      LCB: 'Gerard Piqué',
      RCB: 'Carles Puyol',
      RB: 'Sergio Ramos',
      LCM: 'Toni Kroos',
      CM: 'Sergio Busquets',
      RCM: 'Andrés Iniesta',
      LW: 'Cristiano Ronaldo',
      ST: 'Karim Benzema',
      RW: 'Gareth Bale',
    },
  },
  bench: {
    formation: '4-3-3',
    slots: {
      GK: 'Manuel Neuer',
      LB: 'David Alaba',
      LCB: 'Sergio Ramos',
      RCB: 'Virgil van Dijk',
      RB: 'Philipp Lahm',
      LCM: 'Toni Kroos',
      CM: 'Sergio Busquets',
      RCM: 'Luka Modrić',
      LW: 'Neymar',
      ST: 'Robert Lewandowski',
      RW: 'Arjen Robben',
    },
    bench: ['Thibaut Courtois', 'Mats Hummels', 'Harry Kane', 'Zinedine Zidane'],
  },
  classic: {
    formation: '4-3-3',
    slots: {
      GK: 'Dino Zoff',
      LB: 'Giacinto Facchetti',
      LCB: 'Daniel Passarella',
      RCB: 'Franz Beckenbauer',
      RB: 'Cafu',
      LCM: 'Falcão',
      CM: 'Lothar Matthäus',
      RCM: 'Michel Platini',
      LW: 'Pelé',
      ST: 'Gerd Müller',
      RW: 'George Best',
    },
  },
};

export type ScoutCase = {
  written: string;
  team: string;
  /** Earlier questions, if any, separated by ' / '. */
  question: string;
  /** What the answer must contain, or with a leading `!` must not. */
  expects: string[];
};

export function readScoutCases(): ScoutCase[] {
  return readTable('scout-questions.tsv', ['written', 'team', 'question', 'expects']).map(({ expects, ...rest }) => ({
    ...rest,
    expects: splitCell(expects),
  }));
}

/** So that answers about ages stay the same. */
const ASKED_ON = '2026-07-20';

export function askScout(
  { question, team }: { question: string; team: string | ChatTeam | null },
  among = scoutTables(),
): Response {
  const questions = question.split(' / ');
  const screen = typeof team === 'string' ? SCREEN_TEAMS[team] : team;
  const messages = questions.flatMap((content, at) =>
    at < questions.length - 1
      ? [{ role: 'user', content } as const, { role: 'assistant', content: 'An answer.' } as const]
      : [{ role: 'user', content } as const],
  );
  return respond(buildPrompt({ messages, ...(screen && { team: screen }) }).messages, among, ASKED_ON);
}

/** Empty if the answer is as expected. */
export function faultsOf({ expects }: ScoutCase, answer: string): string[] {
  return expects.filter((part) => (part.startsWith('!') ? answer.includes(part.slice(1)) : !answer.includes(part)));
}

const INTRODUCTION = `# Questions to the built-in scout

The scout's current answers to the questions in \`data/scout-questions.tsv\`, which also lists what each answer must contain.
Generated by \`npm run data\`. 67 of the questions were written before the rules, and 164 by three other authors who didn't know them ('other', 'fans' and 'open').
A name in brackets is the team on the user's screen:`;

/** data/scout-answers.md */
export function scoutDocument(): string {
  const fresh = freshTables();
  const teams = Object.entries(SCREEN_TEAMS).map(([name, { formation, slots, bench = [] }]) => {
    const places = Object.entries(slots).map(([slot, player]) => `${slot} ${player}`);
    const players = [...places, ...bench.map((player) => `substitute ${player}`)];
    return `- ${name}: ${formation}, ${players.join(', ') || 'nobody'}`;
  });
  const answers = readScoutCases().map((one) => {
    const [title, ...before] = one.question.split(' / ').reverse();
    const asked = before.length > 0 ? ` (after “${before.join('”, “')}”)` : '';
    const screen = one.team === '' ? '' : ` [${one.team}]`;
    const answer = askScout(one, fresh).text.replace(`\n\n${SCOUT_SOURCE}`, '');
    return `## ${title}${asked}${screen}\n\n\`\`\`text\n${answer}\n\`\`\``;
  });
  return `${[INTRODUCTION, teams.join('\n'), `Each answer ends with “${SCOUT_SOURCE}”.`, ...answers].join('\n\n')}\n`;
}
