import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { encodePlayerIndex } from '#lib/player-index/encode.ts';
import { decodePlayerIndex } from '#lib/player-index/decode.ts';
import { parseSource } from '#lib/player-index/source.ts';
import { toDetails, toPlayer } from '#lib/player-index/row.ts';
const t = encodePlayerIndex(parseSource(readFileSync('data/players.tsv', 'utf8')), () => null);
console.log(t.length, gzipSync(t, { level: 9 }).length, gzipSync(t, { level: 6 }).length);
for (let i = 0; i < 4; i++) { const a = performance.now(); const d = decodePlayerIndex(t); console.log((performance.now() - a).toFixed(1)); if (!d.ok) throw new Error(d.reason); if (i === 3) { console.log(d.index.words.words.length);
 const o = [...d.index.names.keys()].sort((a, b) => d.index.fame[b]! - d.index.fame[a]!);
 console.log(o.slice(0, 120).map((r) => d.index.names[r] + ' ' + d.index.fame[r]).join(', '));
 console.log(toPlayer(d.index, o[0]!), toDetails(d.index, o[0]!));
} }
