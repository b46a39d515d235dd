// Imports point downwards; docs/architecture.md explains the layers.
const test = '\\.(test|spec|fixtures|cases)\\.';
const pure =
  '^lib/(team|match|draft|kept-teams/kept-teams|builder/(state|announcements|cloud-record|drafts|draft-choice)|players/(reference|squads|vocabulary|scripts/(?!load)|portraits|index/(?!load|player-finder)|(criteria|filters|duplicates|folded-player|sample-players|long-date|licences|lineup-match))|assistant/(quota|prompt|citations|lineup|scout)|platform/(messages|product))';

/** @type {(name: string, from: string, to: string, more?: { except?: string, toExcept?: string }) => object} */
const forbid = (name, from, to, { except, toExcept } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [except, test].filter(Boolean) },
  to: { path: to, pathNot: toExcept },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    forbid('types-import-nothing', '^types/', '^(app|components|hooks|lib)/'),
    forbid('lib-below-hooks', '^lib/', '^(app|components|hooks)/'),
    forbid('hooks-below-components', '^hooks/', '^(app|components)/'),
    forbid('components-below-app', '^components/', '^app/'),
    forbid('ui-knows-no-football', '^components/ui/', '^(hooks/|lib/(?!platform)|components/(?!ui/))'),
    forbid('pure-lib', pure, '^(?!types/|data/|node_modules/(zod|pure-rand|double-metaphone|transliteration)/)', {
      toExcept: pure,
    }),
    forbid('services-below-server', '^lib/(supabase|assistant|oauth|players/live)/', '^lib/server/'),
    forbid(
      'browser-without-server',
      '^(components|hooks|lib/(api|builder|cloud-team|kept-teams|session))/',
      '^lib/(server|oauth|players/live)/|node_modules/server-only/',
      { toExcept: '^lib/players/live/wire' },
    ),
    forbid(
      'server-without-browser',
      '^(app/api|lib/(server|oauth|players/live))/',
      '^lib/(api|cloud-team|kept-teams|session|platform/(storage|download))',
    ),
    // Unmaintained, so keep it easy to replace.
    forbid('one-place-for-react-dnd', '^(app|components|hooks|lib)/', 'node_modules/(react-dnd|dnd-core|rdndmb)', {
      except: '^components/player-drag/',
    }),
    forbid('product-without-tools', '^(app|components|hooks|lib|types)/', '^(scripts|tools|e2e)/'),
    forbid('scripts-without-tools', '^scripts/', '^tools/'),
  ],
  required: [
    {
      name: 'server-only',
      severity: 'error',
      module: { path: '^lib/server/', pathNot: test },
      to: { path: 'node_modules/server-only/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(app|components|hooks|lib|types|scripts|tools|e2e|node_modules)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
};
