/** A grey progressive JPEG in which each of `scans` goes over the whole picture with only four bytes. */
export function jpegWithScans(side: number, scans: number): Buffer {
  const size = [side >> 8, side & 255];
  const blocks = Math.ceil(side / 8) ** 2;
  const codes = [1, ...Array<number>(15).fill(0)];
  const emptyScan = [
    segment(0xda, [1, 1, 0x00, 1, 63, 0]),
    bits(`0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767))),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...codes, 0]),
    segment(0xc4, [0x10, ...codes, 0xe0]),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    bits('0'.repeat(blocks)),
    ...Array.from({ length: scans - 1 }, () => emptyScan).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...data]);
}

function bits(text: string): Buffer {
  const bytes = text.match(/.{1,8}/g) ?? [];
  return Buffer.from(
    bytes.flatMap((byte) => {
      const value = Number.parseInt(byte.padEnd(8, '1'), 2);
      return value === 255 ? [255, 0] : [value];
    }),
  );
}
