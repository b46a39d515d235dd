import type { PickMark } from '#lib/draft/draft-score.ts';

const SQUARES: Readonly<Record<PickMark, string>> = { best: '🟩', near: '🟨', other: '⬜' };

const markSquares = (marks: readonly PickMark[]): string => marks.map((mark) => SQUARES[mark]).join('');

/** What is posted: no squad and no player is named, so that it spoils nothing (D66). */
export function draftShareText(
  title: string,
  { percent, marks }: { percent: number; marks: readonly PickMark[] },
  cup: { year: number; path: string } | null,
): string {
  const lines = [`${title} · ${percent} %`, markSquares(marks)];
  if (cup) lines.push(`World Cup ${cup.year} ${cup.path}`);
  return lines.join('\n');
}
