import { readFileSync } from 'node:fs';
import { isUsual, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { corrected, spotName } from '#lib/assistant/scout/read/names.ts';
import { SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { askScout, scoutTables } from '#scripts/data/scout-questions.ts';
import { fail } from '#scripts/settings.ts';
import type { ChatTeam } from '#types/chat.ts';
import { FORMATION_IDS } from '#types/team.ts';

// Prints the scout's answer to each line of a file. A line is a question, or several separated by ' >> ', perhaps after the
// team on screen: '[team on screen: 4-3-3 Buffon; Cafu, -; Pirlo; Messi | bench: Totti]'. What follows a tab is printed as
// expected.

/** Nobody is moved to another line than the one he was typed in. */
const OTHER_LINE = 1000;

/** Of one name, such as Müller, others may be meant. */
const KNOWN = 60;

const TEAM = /^\[team on screen: (.*?)\]\s*/;

const namesIn = (text: string) =>
  text
    .split(/[;,]/)
    .map((name) => name.trim())
    .filter((name) => !['empty', '-', ''].includes(name));

function named(name: string, isMeant = (_: IndexedPlayer) => true) {
  const { lexicon } = scoutTables();
  const spotted = spotName(corrected(foldText(name).split(' '), lexicon), 0, lexicon)?.player;
  const meaning = lexicon.phrases.get(foldText(name));
  const own = lexicon.index.filter(({ player, fame }) => player.name === name && fame >= KNOWN);
  const all = [own, meaning?.kind === 'player' ? meaning : [], spotted ?? []]
    .flat()
    .flatMap((one) => ('entry' in one ? [one.entry, ...one.others] : one));
  return { name, entry: all.find(isMeant) ?? all[0] ?? null };
}

function teamOf(text: string): ChatTeam {
  const [starters = '', bench = ''] = text.split(/\s*\|\s*bench:/);
  const [typed = ''] = /^\d(?:-\d)+/.exec(starters) ?? [];
  const lines = starters
    .slice(typed.length)
    .split(';')
    .map((line) => line.split(','));
  const formation =
    FORMATION_IDS.find(
      (id) =>
        id ===
        (typed ||
          lines
            .slice(1)
            .map((line) => line.length)
            .join('-')),
    ) ?? '4-3-3';
  const slots = formationOf(formation).positions;
  const sizes = [1, ...formation.split('-').map(Number)];
  const lineOf = sizes.flatMap((size, line) => Array.from({ length: size }, () => line));
  // Typed line by line, everyone stands in his line: of two Jorginhos, a defender is the right back.
  const isByLine = lines.length === sizes.length && lines.every(({ length }, at) => length === sizes[at]);
  const isIn = (line: number, slot: number) => !isByLine || lineOf[slot] === line;
  const players = lines.flatMap((line, at) =>
    namesIn(line.join()).map((name) => ({
      ...named(name, (entry) => slots.some((slot, number) => isIn(at, number) && isUsual(entry, slot))),
      line: at,
    })),
  );
  if (players.length > slots.length) fail(`There are ${players.length} players for ${slots.length} positions.`);
  const order = cheapestAssignment(
    players.map(({ entry, line }) =>
      slots.map((slot, at) => (isIn(line, at) ? 0 : OTHER_LINE) - ((entry && suitability(entry, slot)) ?? 0)),
    ),
  );
  return {
    formation,
    slots: Object.fromEntries(
      players.map(({ name, entry }, at) => [slots[order[at] ?? -1], entry?.player.name ?? name]),
    ),
    bench: namesIn(bench).map((name) => named(name).entry?.player.name ?? name),
  };
}

const [, path = fail('Give a file of questions.')] = process.argv.slice(2);
for (const line of readFileSync(path, 'utf8')
  .split('\n')
  .filter((text) => text.trim() !== '')) {
  const [asked = '', expected] = line.split('\t');
  const [whole = '', screen] = TEAM.exec(asked) ?? [];
  const questions = asked.slice(whole.length).split(' >> ');
  console.info(`## ${asked}`);
  for (const at of questions.keys()) {
    const question = questions.slice(0, at + 1).join(' / ');
    const { text, isWhole, choices } = askScout({ question, team: screen === undefined ? null : teamOf(screen) });
    const marks = [...(isWhole ? [] : ['not whole, free']), ...choices.map(({ label }) => `[${label}]`)];
    console.info(`${text.replace(`\n\n${SCOUT_SOURCE}`, '')}${marks.length > 0 ? `\n(${marks.join(' ')})` : ''}\n`);
  }
  if (expected) console.info(`Expected: ${expected}\n`);
}
