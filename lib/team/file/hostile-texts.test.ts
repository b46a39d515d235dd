import { refusedPassword } from '#components/account/account-refusal.ts';
import { withoutQuery } from '#components/analytics/without-query.ts';
import { citeAnswer, linkableUrl, showable, sourceHost, splitMarks } from '#lib/assistant/citations.ts';
import { questionOf } from '#lib/assistant/prompt.ts';
import { readDraft } from '#lib/builder/drafts.ts';
import { readCookie, SESSION_COOKIE } from '#lib/oauth/cookies.ts';
import { toNameQuery } from '#lib/players/index/names/name-match.ts';
import { nameTable, playersNamedIn } from '#lib/players/index/names/named-players.ts';
import { isRecordId, toPlayer, toPlayerDetails } from '#lib/players/live/reshape.ts';
import { playerDetailRecord } from '#lib/players/live/wire.ts';
import { searchQuerySchema } from '#lib/players/search-query.ts';
import { cleaned } from '#lib/server/cleaned.ts';
import { wantsEvents } from '#lib/server/event-stream.ts';
import { readQuery } from '#lib/server/http.ts';
import { escapeMarkup } from '#lib/share/markup.ts';
import { hasSessionCookie } from '#lib/supabase/session-cookie.ts';
import { cleanText, graphemes } from '#lib/team/file/clean-text.ts';
import { exportTeam, readTeamFile, teamFileName } from '#lib/team/file/team-file.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { initials, shortName } from '#lib/team/look/display.ts';
import { MAX_TEXT } from '#types/limits.ts';

const RUNS = 3;

/** CPU time of `act`, the best of three runs. Other load on the machine doesn't count, so it measures only the code. */
function processorTimeMs(act: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** In UTF-16 units: about the largest request body. */
const LENGTH = 30_000;

/** Texts of that length that would slow down backtracking expressions or quadratic algorithms. */
const long = (piece: string, before = '', after = '') =>
  before + piece.repeat(Math.floor((LENGTH - before.length - after.length) / piece.length)) + after;

const HOSTILE: readonly string[] = [
  long('a', '', '\u0301'),
  long('a ', '', '!'),
  long('a-', '', '\u2028'),
  long(' ', 'é', 'x'),
  long('\u3000', 'x', 'x'),
  long('\n', 'é'),
  long('\r\n', '', 'é'),
  long('\t ', '', 'é'),
  // Marks in the wrong order, and one that decomposes into two.
  long('\u0301\u0316', 'e'),
  long('\u0316', `e${'\u0301'.repeat(LENGTH / 2)}`),
  long(`e${'\u0301\u0316'.repeat(60)}`),
  long('\u0344', 'e'),
  // Joiners between letters with many marks.
  long(`क${'\u093C'.repeat(100)}\u200D`),
  long('\u093C', 'क', '\u200D'),
  long('\u200D'),
  long('👨\u200D'),
  long('🏴\u{E0067}\u{E0062}'),
  long('\u{E0067}', '🏴'),
  long('1\uFE0F'),
  long('\uD83D', 'é'),
  long('\u1100', '', '\u1161'),
  long('\u0000', 'é'),
  long('[1]'),
  long('[web:'),
  long('[1'),
  long('sb-', '', '-auth-token'),
  long('; sb-a-auth-token'),
  long(';', '', ' '),
  long('; ', 'sb-'),
  long('=;'),
  long('text/event-'),
  long('?', '#'),
  long('/', 'http://'),
  long('@', 'https://'),
  long('.', 'https://x'),
  long('%', 'x'),
  long('&a=', '?'),
  long('"', '{'),
  long('[', '', ']'),
  long('9'),
  long('1e', '-'),
];

const withQuery = (query: string) => {
  try {
    return readQuery(
      new Request(`https://x.example/?query=${encodeURIComponent(query.toWellFormed())}`),
      searchQuerySchema,
    );
  } catch {
    return null;
  }
};
const withHeader = (name: string, text: string) =>
  new Request('https://x.example/', { headers: { [name]: text.replace(/[^\x20-\x7E]/g, '-') } });
const playerOf = (text: string) => {
  const fields = { strTeam: text, dateBorn: text, strNumber: text, strDescriptionEN: text, strThumb: text };
  const record = playerDetailRecord.parse({ idPlayer: '1', strPlayer: 'X', strSport: 'Soccer', ...fields });
  return [toPlayer(record, 'all'), toPlayerDetails(record)];
};

/** Every function that gets untrusted text before it is cut. */
const READERS: [string, (text: string) => unknown][] = [
  ['cleanText with a limit', (text) => cleanText(text, MAX_TEXT)],
  ['cleanText without a limit', (text) => cleanText(text, Number.POSITIVE_INFINITY)],
  ['a text in a request', (text) => cleaned({ least: 1, most: MAX_TEXT }).safeParse(text)],
  ['a query', withQuery],
  ['foldText', foldText],
  ['the words of a search', toNameQuery],
  ['graphemes', graphemes],
  ['shortName', shortName],
  ['initials', initials],
  ['escapeMarkup', escapeMarkup],
  ['a question', (content) => questionOf({ messages: [{ role: 'user', content }] })],
  ['an answer', (text) => citeAnswer(text, [{ mark: 1, url: text }])],
  ['an answer with marks', (text) => splitMarks(showable(text), ['https://x.example/'])],
  ['a source', (text) => sourceHost(linkableUrl(text) ?? 'https://x.example')],
  ['the players of an answer', (text) => playersNamedIn(text, nameTable([]), 5)],
  ['a team file', readTeamFile],
  ['a name in a team file', (name) => readTeamFile(JSON.stringify(exportTeam({ ...newTeam(), name }, '')))],
  ['the name of a file', (name) => teamFileName({ ...newTeam(), name })],
  ['a stored team', (name) => readDraft('a', JSON.stringify({ v: 9, team: { ...newTeam(), name } }))],
  ['a password', refusedPassword],
  ['a cookie', (text) => readCookie(withHeader('cookie', text), SESSION_COOKIE)],
  ['cookies of a session', hasSessionCookie],
  ['the Accept header', (text) => wantsEvents(withHeader('accept', text))],
  ['a player of the sports database', playerOf],
  ['an id of the sports database', isRecordId],
  ['an analytics address', withoutQuery],
];

it.each(READERS)('%s takes linear time in the length of the text (ASVS 1.3.12)', (_, read) => {
  expect(processorTimeMs(() => HOSTILE.forEach(read))).toBeLessThan(600);
});
