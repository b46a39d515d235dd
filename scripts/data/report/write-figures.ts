import { writeFileSync } from 'node:fs';
import { figures } from '#scripts/data/report/figures.ts';

// A process of its own, because the figures of another commit come from that commit's code.
writeFileSync(process.argv[2] ?? '', JSON.stringify(figures()));
