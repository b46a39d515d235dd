import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextAdapter } from 'next';

/** A minimal deployment adapter: it records what a build passes to it, for e2e/site/adapter.spec.ts. */
const adapter: NextAdapter = {
  name: 'deployment adapter of the tests',
  modifyConfig: (config) => config,
  onBuildComplete: ({ distDir, outputs, routing }) =>
    writeFileSync(join(distDir, 'adapter.json'), JSON.stringify({ outputs, routing })),
};

export default adapter;
