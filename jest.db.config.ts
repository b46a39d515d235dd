import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '#jest.packages.ts';

const withNext = nextJest({ dir: './' });

/** For the tests that need a database: `jest --config jest.db.config.ts`. */
const config: Config = {
  testEnvironment: 'node',
  testMatch: ['**/*.db.test.ts'],
  globalSetup: '<rootDir>/supabase/tests/start-databases.ts',
  globalTeardown: '<rootDir>/supabase/tests/stop-databases.ts',
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.local/'],
  moduleNameMapper: { '^server-only$': '<rootDir>/supabase/tests/server-only.ts' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // PGlite handles one request at a time.
  maxWorkers: 2,
  testTimeout: 120_000,
  restoreMocks: true,
};

const complete = withNext(config);

// next/jest would override this setting.
export default async () => ({ ...(await complete()), transformIgnorePatterns });
