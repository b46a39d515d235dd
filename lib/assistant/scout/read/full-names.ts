import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** 'Salah for Messi' */
const BARE =
  /^(?:(?:and|so|ok|now|maybe|just|then) )*(\S+(?: \S+){0,3}?) (?:(?:comes? )?(?:in|on) )?(?:for|4) (.+?)(?:,? (?:please|pls|plz|then|mate|thanks|thx|cheers|(?:\S+ ){1,3}?(?:to|on) (?:the )?bench))*[?.! ]*$/iu;

/** Surnames of those on screen: 'swap Villa for Raúl' is about David Villa if he is there, as is 'Villa for Raúl'. */
export function withOwnNames(
  question: string,
  { players, bench }: Pick<ScreenTeam, 'players' | 'bench'>,
  { rewrites, phrases, playersByWord, everyday }: Lexicon,
): string {
  const folded = question.normalize('NFD').replace(/\p{M}/gu, '');
  const ownName = (word: string) => {
    const [own, ...others] = [...players, ...bench].filter(({ entry }) =>
      entry?.words.some(({ text, kind }) => kind !== 'alias' && text === word.toLowerCase()),
    );
    return others.length === 0 ? own?.name : undefined;
  };
  const [one = '', other = ''] = (BARE.exec(folded)?.slice(1) ?? []).toSorted(
    (a, b) => Number(ownName(b) !== undefined) - Number(ownName(a) !== undefined),
  );
  const isName = (side: string) =>
    (phrases.get(foldText(side))?.kind ?? 'player') === 'player' &&
    side.split(' ').every((word) => playersByWord.has(word.toLowerCase()) || !everyday.has(word.toLowerCase()));
  if (ownName(one) && [one, other].every(isName)) return `swap ${ownName(one)} for ${ownName(other) ?? other}`;
  const meant = rewrites.names('own', folded, ownName);
  return meant === folded ? question : meant;
}

const BOTH = /(\p{L}+)(?= (?:or|and|vs?|versus) (\p{L}+) ((?:(?:de|van|der|den|di|da) )*\p{L}+))/giu;

/** 'Michael or Brian Laudrup', 'Frank and Ronald de Boer' */
const withBothSurnames = (question: string, { playersByWord }: Lexicon) =>
  question.replace(BOTH, (one: string, _: string, other: string, surname: string) => {
    const folded = foldText(surname);
    const namesakes = [folded.replaceAll(' ', ''), folded].flatMap((word) => playersByWord.get(word) ?? []);
    const isFirstName = (name: string) =>
      namesakes.some(({ words }) => words.some(({ text, kind }) => kind === 'name' && text === foldText(name)));
    return isFirstName(one) && isFirstName(other) ? `${one} ${surname}` : one;
  });

const LEAST_FAME = 60;

/** Whole names where a surname is also a word or a club: 'did Best play?' */
export function withFullNames(typed: string, lexicon: Lexicon): string {
  const { phrases, playersByWord, rewrites } = lexicon;
  const question = withBothSurnames(typed, lexicon);
  const asked = foldText(question);
  const nameOf = (word: string, isMeant: (kind: string | undefined) => boolean) => {
    const folded = foldText(word);
    const meaning = phrases.get(folded);
    if (!meaning || meaning.kind === 'player') return;
    if (!isMeant(meaning.kind === 'condition' ? meaning.condition.kind : undefined)) return;
    const bearers = (playersByWord.get(folded) ?? []).filter(
      ({ words, player }) =>
        foldText(player.shirtName) === folded || words.some(({ text, kind }) => text === folded && kind === 'lastName'),
    );
    // 'Ferran Torres' isn't Fernando.
    if (bearers.some(({ foldedName }) => foldedName.includes(' ') && asked.includes(foldedName))) return;
    const [known] = bearers.toSorted((a, b) => b.fame - a.fame);
    return known && known.fame >= LEAST_FAME ? known.player.name : undefined;
  };
  const plain = rewrites.names('word', question, (word) =>
    nameOf(word, (kind) => kind === undefined || kind === 'age'),
  );
  return rewrites.names('club', plain, (word) => nameOf(word, (kind) => kind === 'club'));
}
