import { foldText } from '#lib/team/fold-text.ts';

/** `joined` is written as one word: 'vandijk', 'heungmin', 'etoo'. */
export type NameWord = { text: string; kind: 'name' | 'lastName' | 'joined' | 'alias' };

/** Particles that belong to the word after them. */
const PARTICLES = new Set(
  'al ben d da dal de del della den der di do dos du el la le lo mac mc o san st te ten ter van von'.split(' '),
);

export function nameWords(name: string, foldedName: string, aliases: readonly string[]): NameWord[] {
  const own = foldedName.split(' ');
  const words: NameWord[] = own.map((text, at) => ({ text, kind: at < own.length - 1 ? 'name' : 'lastName' }));
  const isHyphenated = own.length > name.split(' ').length;
  if (isHyphenated || own.some((word) => PARTICLES.has(word))) {
    words.push(...joinedWords(name).map((text) => ({ text, kind: 'joined' as const })));
  }
  for (const alias of aliases) words.push(...alias.split(' ').map((text) => ({ text, kind: 'alias' as const })));
  return words;
}

function joinedWords(name: string): string[] {
  const joined: string[] = [];
  let particles = '';
  for (const part of name.split(' ')) {
    const words = foldText(part).split(' ');
    const isParticle = words.length === 1 && PARTICLES.has(words[0] ?? '');
    if (words.length > 1 || (particles !== '' && !isParticle)) joined.push(particles + words.join(''));
    particles = isParticle ? particles + words[0] : '';
  }
  return joined;
}
