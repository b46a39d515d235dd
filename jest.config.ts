import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // scripts/test.ts is a command.
  testMatch: ['**/*.test.{ts,tsx}'],
  // Browser journeys are Playwright's.
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/e2e/', '\\.db\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.local/'],
  restoreMocks: true,
};

export default withNext(config);
