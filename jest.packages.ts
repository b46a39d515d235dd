/** Packages Jest must transform because they only come as ES modules. */
const ES_ONLY = [
  'ai',
  '@ai-sdk',
  '@workflow',
  'eventsource-parser',
  'zod',
  'jose',
  'oauth4webapi',
  'double-metaphone',
  'transliteration',
  '@react-dnd',
  '(?:react-)?dnd[a-z0-9-]*',
];

export const transformIgnorePatterns = [
  `/node_modules/(?!(?:${ES_ONLY.join('|')})/)`,
  // Same as in next/jest.
  '^.+\\.module\\.(css|sass|scss)$',
];
