import { patternsIn, replacementsIn } from '#lib/assistant/scout/words/patterns.ts';

const SAID = patternsIn('parts');
/** 'Could you tell me whether', 'the last winners: who were they?' */
const FRAMES = replacementsIn('frames');

type Part = { text: string; isAsking: boolean };

/** 'Who won in 1990 and who scored the most?' asks two things. */
export function partsOf(question: string): string[] {
  const parts: Part[] = [];
  const asked = FRAMES.reduce((text, [said, meant]) => text.replaceAll(said, meant), question.trim());
  for (const piece of asked.replace(SAID.ASIDE, '').split(SAID.JOINT)) {
    const before = parts.at(-1);
    const isAsking = SAID.QUESTION.test(piece) && !SAID.EXCLUDES.test(piece);
    if (!before || isOfItsOwn(before, piece))
      parts.push({ text: `${before ? aboutOf(asked, piece) : ''}${piece}`, isAsking });
    else parts.splice(-1, 1, { text: `${before.text} and ${piece}`, isAsking: isAsking || before.isAsking });
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

/** 'How many did they score and how many did they concede in 1982' is both times about 1982, and 'of these' about these. */
function withTimes(parts: readonly string[]): string[] {
  const [time, ...others] = parts.flatMap((part) => SAID.TIME.exec(part)?.[0] ?? []);
  const [mine] = parts.flatMap((part) => SAID.MINE.exec(part)?.[0] ?? []);
  const said = parts.findIndex((part) => SAID.TIME.test(part));
  const first = parts.findIndex((part) => SAID.MINE.test(part));
  return parts.map((part, at) => {
    if (SAID.MINE.test(part)) return part;
    const isOpen = at < said || (at > said && SAID.OF_ITS_OWN.test(part));
    const isTimed = time && others.length === 0 && isOpen && !SAID.TIMELESS.test(part);
    const isMine = mine && (at > first || mine.includes('my')) && SAID.ASKS_WHO.test(part);
    const ends = [isTimed && (/^[a-z]/iu.test(time) ? time : `in ${time}`), isMine && 'in my team'].filter(Boolean);
    return ends.length > 0 ? [part.replace(/[?.!) ]+$/u, ''), ...ends].join(' ') : part;
  });
}
