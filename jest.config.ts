import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '#jest.packages.ts';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // scripts/test/test.ts is a command, not a test.
  testMatch: ['**/*.test.{ts,tsx}'],
  // Playwright runs the browser tests.
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/e2e/', '\\.(db|soak)\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.local/'],
  restoreMocks: true,
  // In ms. On a busy machine, just finding elements by role can take seconds.
  testTimeout: 20_000,
  // By default Jest leaves one core unused, which is half of two.
  maxWorkers: '100%',
};

const complete = withNext(config);

// next/jest would override this setting.
export default async () => ({ ...(await complete()), transformIgnorePatterns });
