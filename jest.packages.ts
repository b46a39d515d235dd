/** Packages that exist as ES modules only; Jest's CommonJS can read them after the transform alone. */
const ES_ONLY = [
  'ai',
  '@ai-sdk',
  '@workflow',
  'eventsource-parser',
  'zod',
  'jose',
  'oauth4webapi',
  '@react-dnd',
  '(?:react-)?dnd[a-z0-9-]*',
];

export const transformIgnorePatterns = [
  `/node_modules/(?!(?:${ES_ONLY.join('|')})/)`,
  // As next/jest has it: the names in a CSS module stay as they are.
  '^.+\\.module\\.(css|sass|scss)$',
];
