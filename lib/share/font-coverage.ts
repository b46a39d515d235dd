/** The characters a TrueType font has glyphs for, from subtables 4 and 12 of its `cmap`. */
export function coveredBy(font: DataView): (codePoint: number) => boolean {
  const ranges = rangesOf(font);
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

type Range = readonly [first: number, last: number];

function rangesOf(font: DataView): Range[] {
  const cmap = tableAt(font, 'cmap');
  const tables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  );
  const whole = tables.find((at) => font.getUint16(at) === 12);
  if (whole !== undefined) return groups(font, whole);
  const basic = tables.find((at) => font.getUint16(at) === 4);
  if (basic === undefined) throw new Error('The font has no character map that can be read.');
  return segments(font, basic);
}

function tableAt(font: DataView, tag: string): number {
  for (let index = 0; index < font.getUint16(4); index++) {
    const at = 12 + index * 16;
    const name = String.fromCharCode(...Array.from({ length: 4 }, (_, byte) => font.getUint8(at + byte)));
    if (name === tag) return font.getUint32(at + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

function groups(font: DataView, at: number): Range[] {
  return Array.from({ length: font.getUint32(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.getUint32(group), font.getUint32(group + 4)] as const;
  });
}

function segments(font: DataView, at: number): Range[] {
  const bytes = font.getUint16(at + 6);
  const ranges = Array.from({ length: bytes / 2 }, (_, index) => {
    const last = font.getUint16(at + 14 + index * 2);
    return [font.getUint16(at + 16 + bytes + index * 2), last] as const;
  });
  return ranges.filter(([first]) => first !== 0xffff);
}
