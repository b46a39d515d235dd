import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

const SAID = patternsIn('parts');

/** 'My dad says he was a doctor.' before a question, which tells whom that is about. */
export const statementIn = (question: string): string => SAID.STATEMENT.exec(question.trim())?.[1] ?? '';

/** 'Who won in 1990 and who scored the most?' asks two things. */
export function partsOf(whole: string): string[] {
  const statement = statementIn(whole);
  if (statement) return [statement, ...partsOf(whole.trim().slice(statement.length))];
  const question = whole;
  const parts: Part[] = [];
  for (const piece of question.trim().replace(SAID.ASIDE, '').split(SAID.JOINT)) {
    const before = parts.at(-1);
    const isAsking = SAID.QUESTION.test(piece) && !SAID.EXCLUDES.test(piece);
    const of = before && !isOfItsOwn(before, piece) ? before : null;
    const start = before ? aboutOf(question, piece) : '';
    if (of) parts.pop();
    parts.push({
      text: `${of ? `${of.text} and ` : start}${piece}`,
      isAsking: isAsking || !!of?.isAsking,
    });
  }
  return withTimes(ofSame(parts.map(({ text }) => text)));
}

/** What the question starts with, for a part that doesn't say it. */
function aboutOf(question: string, piece: string): string {
  const [subject] = SAID.SUBJECT.exec(question) ?? [];
  if (SAID.OF_WHAT.test(piece))
    return /\b(?:the|their|of|his)\b/iu.test(piece)
      ? ''
      : (SAID.OWNER.exec(question)?.[0] ?? (subject ? `${subject} ` : ''));
  return subject && SAID.OF_SUBJECT.test(piece) ? `${subject} and ` : '';
}

type Part = { text: string; isAsking: boolean };

function isOfItsOwn({ text, isAsking }: Part, piece: string): boolean {
  const isTopic = SAID.OF_WHAT.test(piece);
  const isRelative =
    SAID.RELATIVE.test(text) &&
    (isTopic || /^(?:who|which|whose)\b(?! (?:is|was|are|were) (?:the|my|our)\b)/iu.test(piece));
  return (
    isAsking &&
    !SAID.OPEN.test(text) &&
    !SAID.IN_HIS_PLACE.test(piece) &&
    !isRelative &&
    !(isTopic ? SAID.TWICE : SAID.OF_BEFORE).test(isTopic ? text : piece)
  );
}

function ofSame(parts: readonly string[]): string[] {
  const whatOf = (part = '') => SAID.OF_WHAT.exec(part)?.groups?.what;
  const what = whatOf(parts.at(-1));
  return parts.map((part) => (what && SAID.OF_WHAT.test(part) && !whatOf(part) ? part + what : part));
}

/** 'How many did they score and how many did they concede in 1982' is both times about 1982. */
function withTimes(parts: readonly string[]): string[] {
  const [time, ...others] = parts.flatMap((part) => SAID.TIME.exec(part)?.[0] ?? []);
  const [mine] = parts.flatMap((part) => SAID.MINE.exec(part)?.[0] ?? []);
  const first = parts.findIndex((part) => SAID.MINE.test(part));
  const said = parts.findIndex((part) => SAID.TIME.test(part));
  return parts.map((part, at) => {
    const isOpen = at < said || (at > said && (SAID.OF_ITS_OWN.test(part) || /[’']s\b/.test(part)));
    const isTimed =
      time !== undefined && others.length === 0 && isOpen && !SAID.TIMELESS.test(part) && !SAID.MINE.test(part);
    const isMine =
      mine !== undefined &&
      (at > first || !/ them$/.test(mine)) &&
      SAID.ASKS_WHO.test(part) &&
      !SAID.MINE.test(part) &&
      !/\b(?:ever|them|he|she)\b/iu.test(part);
    const ends = [
      SAID.MOST.test(part) && parts.flatMap((one) => SAID.COUNTED.exec(one)?.[0] ?? [])[0],
      isTimed && (/^[a-z]+ (?:to )?\d/iu.test(time) ? time : `in ${time}`),
      isMine && (/my|mine/.test(mine) ? mine : 'in my team'),
    ];
    return ends.reduce(
      (text: string, end) => (!end || text.includes(end) ? text : `${text.replace(/[?.!) ]+$/u, '')} ${end}`),
      part,
    );
  });
}
