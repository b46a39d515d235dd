import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '#jest.packages.ts';

const withNext = nextJest({ dir: './' });

const usual: Config = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/e2e/', '\\.(db|soak)\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.local/'],
  restoreMocks: true,
  // Built-in objects that no test replaces. Looking them up among the sandbox's globals takes a sixth of all tests' time.
  sandboxInjectedGlobals: ['Array', 'Boolean', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String'],
};

/** Tests of components have a document. Others name jsdom in their first line if they need one: it takes longer. */
const ENVIRONMENTS: readonly Config[] = [
  // scripts/test/test.ts is a command, not a test.
  { testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
  { testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
];

// next/jest would override transformIgnorePatterns.
const project = async (environment: Config) => ({
  ...(await withNext({ ...usual, ...environment })()),
  transformIgnorePatterns,
});

export default async () => ({
  projects: await Promise.all(ENVIRONMENTS.map(project)),
  // In ms. On a busy machine, just finding elements by role can take seconds.
  testTimeout: 20_000,
  // By default Jest leaves one core unused, which is half of two.
  maxWorkers: '100%',
});
