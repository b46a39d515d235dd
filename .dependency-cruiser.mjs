// Imports point one way: app → components → hooks → lib → types. docs/architecture.md explains the layers.
const test = '\\.(test|spec|fixtures?|cases)\\.|\\.test\\.fixture';
const pure =
  '^lib/(team|match|builder/(state|announcements)|players/(reference|squads|index/(?!load|player-finder)|(filters|sample-players))|assistant/(quota|prompt|citations|lineup)|platform/(messages|product))';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  { name: 'no-circular', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  { name: 'types-know-nothing', from: { path: '^types/' }, to: { path: '^(app|components|hooks|lib)/' } },
  { name: 'lib-below-hooks', from: { path: '^lib/' }, to: { path: '^(app|components|hooks)/' } },
  { name: 'hooks-below-components', from: { path: '^hooks/' }, to: { path: '^(app|components)/' } },
  { name: 'components-below-app', from: { path: '^components/' }, to: { path: '^app/' } },
  {
    name: 'ui-knows-no-football',
    from: { path: '^components/ui/' },
    to: { path: '^(hooks/|lib/(?!platform)|components/(?!ui/))' },
  },
  { name: 'pure', from: { path: pure }, to: { path: '^(?!types/|data/|node_modules/zod/)', pathNot: pure } },
  {
    name: 'browser-without-server',
    from: { path: '^(components|hooks|lib/(api|builder|cloud-team))/' },
    to: { path: '^lib/(server|oauth|players/live)/', pathNot: '^lib/players/live/wire' },
  },
  {
    name: 'server-without-browser',
    from: { path: '^(app/api|lib/(server|oauth|players/live))/' },
    to: { path: '^lib/(api|cloud-team|platform/(storage|download))' },
  },
  {
    name: 'one-place-for-react-dnd',
    from: { path: '^(app|components|hooks|lib)/', pathNot: '^hooks/(use-player-drag|player-drag-layer)' },
    to: { path: 'node_modules/(react-dnd|dnd-core|rdndmb)' },
  },
  {
    name: 'product-without-tools',
    from: { path: '^(app|components|hooks|lib|types)/' },
    to: { path: '^(scripts|tools|e2e)/' },
  },
  { name: 'scripts-without-tools', from: { path: '^scripts/' }, to: { path: '^tools/' } },
].map((rule) => ({
  severity: 'error',
  ...rule,
  from: { ...rule.from, pathNot: [rule.from.pathNot, test].filter(Boolean) },
}));

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(app|components|hooks|lib|types|scripts|tools|node_modules)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
};
