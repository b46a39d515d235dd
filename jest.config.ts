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

/** Packages that exist as ES modules only, which Jest cannot load untransformed. */
const ES_MODULES = ['jose', 'oauth4webapi'];

/** next/jest transforms its own list of packages only, and lets a configuration add to those left out, not to those. */
export default async function jestConfig(): Promise<Config> {
  const made = await withNext(config)();
  const patterns = made.transformIgnorePatterns?.map((pattern) =>
    pattern.replaceAll('(geist|', `(${ES_MODULES.join('|')}|geist|`),
  );
  return { ...made, transformIgnorePatterns: patterns };
}
