import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { transformIgnorePatterns } from '#jest.packages.ts';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // scripts/test/test.ts is a command.
  testMatch: ['**/*.test.{ts,tsx}'],
  // Browser journeys are Playwright's.
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/e2e/', '\\.(db|soak)\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.local/'],
  restoreMocks: true,
  // ms; on a busy machine, finding elements by role alone takes seconds.
  testTimeout: 20_000,
  // By default Jest leaves one core unused, half of two.
  maxWorkers: '100%',
};

const complete = withNext(config);

// next/jest would override this setting.
export default async () => ({ ...(await complete()), transformIgnorePatterns });
