/** Specs, and what only specs import. */
const spec = '(\\.(spec|contract)\\.tsx?$|/(testing|contract)/)';

/** The only place where everything is wired. */
const main = '^services/main(\\.ts$|/)';

/**
 * Rooms whose areas, the folders directly below them, share nothing but those named here. Contracts
 * are one vocabulary: its areas may import each other, but not in a cycle.
 */
const roomsOfAreas = {
  projections:
    'engine|follower|postgres|content-state|filtered-lists|public-media|revisioned|sets|words',
  services: 'adapters|claims|http|outbox|reactors|revisioned|rich-text|scheduler|streams|subjects',
};

/** Where several read models become one page, one list of what to review, or one ledger. */
const pages = '^projections/(pages|content-checks|exposure)/';

module.exports = {
  forbidden: [
    {
      name: 'contracts-import-only-zod-the-formatter-of-messages-and-colours',
      severity: 'error',
      from: { path: '^contracts/', pathNot: spec },
      to: {
        path: '.',
        pathNot: '^contracts/|node_modules/(zod|intl-messageformat|@formatjs|culori)/',
      },
    },
    {
      name: 'messages-are-read-through-their-catalogue',
      comment: 'Their files are compiled; translators alone get them as they are written.',
      severity: 'error',
      from: { pathNot: '^(contracts/messages/[^/]+|services/translations/catalogues)\\.ts$' },
      to: { path: '^contracts/messages/(fr|en)/' },
    },
    {
      name: 'projections-import-only-contracts',
      severity: 'error',
      from: { path: '^projections/' },
      to: { path: '^(services|web)/' },
    },
    {
      name: 'services-use-projections-through-queries',
      comment:
        'A query is read-, list-, find-, count- or compose-something; main alone wires whole projections.',
      severity: 'error',
      from: { path: '^services/', pathNot: [main, spec] },
      to: {
        path: '^projections/',
        pathNot: '^projections/((follower|postgres)/|[^/]+/(read|list|find|count|compose)-)',
      },
    },
    {
      name: 'services-import-no-screens',
      severity: 'error',
      from: { path: '^services/', pathNot: main },
      to: { path: '^web/' },
    },
    {
      name: 'main-renders-through-web-server',
      severity: 'error',
      from: { path: main },
      to: { path: '^web/', pathNot: '^web/(server|design|reference)/' },
    },
    {
      name: 'web-imports-only-contracts',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(services|projections)/' },
    },
    {
      name: 'nothing-imports-ops',
      severity: 'error',
      from: { path: '^(contracts|projections|services|web)/', pathNot: spec },
      to: { path: '^ops/' },
    },
    {
      name: 'nothing-built-imports-development',
      comment: 'It relaxes the policy of the pages, which the built product never does.',
      severity: 'error',
      from: { pathNot: '^ops/dev/' },
      to: { path: '^ops/dev/' },
    },
    {
      name: 'specs-import-only-the-testing-part-of-ops',
      severity: 'error',
      from: { path: ['^contracts/', '^projections/', '^services/', '^web/'] },
      // Random numbers of a seed belong to no part.
      to: { path: '^ops/', pathNot: '^ops/(testing|random)/' },
    },
    {
      name: 'servers-of-others-are-called-through-the-fetcher',
      severity: 'error',
      from: {
        path: '^(contracts|projections|services|web)/',
        pathNot: [spec, '^services/adapters/fetching/call-out\\.ts$'],
      },
      to: { path: '^(node:)?(https|http2)$' },
    },
    ...Object.entries(roomsOfAreas).map(([room, shared]) => ({
      name: `areas-of-${room}-are-separate`,
      severity: 'error',
      from: { path: `^${room}/([^/]+)/`, pathNot: [main, pages] },
      to: { path: `^${room}/[^/]+/`, pathNot: `^${room}/($1|${shared})/` },
    })),
    {
      name: 'public-imports-no-server-and-no-admin',
      severity: 'error',
      from: { path: '^web/public/' },
      to: { path: '^web/[^/]+/', pathNot: '^web/(public|site|blocks|ui)/' },
    },
    {
      name: 'admin-imports-only-blocks-and-ui',
      severity: 'error',
      from: { path: '^web/admin/' },
      to: { path: '^web/[^/]+/', pathNot: '^web/(admin|blocks|ui)/' },
    },
    {
      name: 'site-imports-no-admin',
      severity: 'error',
      from: { path: '^web/site/' },
      to: { path: '^web/(admin|design)/' },
    },
    {
      name: 'no-server-code-reaches-the-browser',
      comment: 'Islands, and whatever they import at any depth, ship to visitors.',
      severity: 'error',
      from: { path: '(^web/public/|^web/.*\\.island\\.tsx?$)', pathNot: [spec, '^web/design/'] },
      to: { path: '(^web/server/|^web/site/.*\\.server\\.tsx?$)', reachable: true },
    },
    {
      name: 'blocks-import-only-ui',
      comment:
        'Views are drawn in the back-office too; the islands next to them are for visitors only.',
      severity: 'error',
      from: { path: '^web/blocks/', pathNot: [spec, '\\.island\\.tsx?$'] },
      to: { path: '(^web/|\\.island\\.tsx?$)', pathNot: '^web/(blocks|ui)/(?!.*\\.island\\.)' },
    },
    {
      name: 'islands-of-blocks-import-no-admin',
      severity: 'error',
      from: { path: '^web/blocks/.*\\.island\\.tsx?$' },
      to: { path: '^web/[^/]+/', pathNot: '^web/(public|site|blocks|ui)/' },
    },
    {
      name: 'ui-imports-nothing-of-web',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/', pathNot: '^web/ui/' },
    },
    {
      name: 'visitors-pages-have-no-styles-of-the-design-page',
      comment: 'ops/build/design-styles.ts takes them out of the sheet that visitors load.',
      severity: 'error',
      from: { path: '^web/(server|site|blocks|public)/' },
      to: { path: '^web/(design|reference|ui/(skeleton|toast))/' },
    },
    {
      name: 'server-imports-no-admin',
      severity: 'error',
      from: { path: '^web/server/' },
      to: { path: '^web/admin/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          spec,
          '\\.d\\.ts$',
          '^ops/check/',
          '^ops/[^/]+/[^/]+\\.config\\.ts$',
          '^ops/demo/film/',
          '^ops/dev/browser/',
          '^ops/e2e/fixtures/slow-responses\\.mjs$',
        ],
      },
      to: {},
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-code-imports-no-dev-dependency',
      comment: 'A development dependency is not there in production.',
      severity: 'error',
      from: { path: '^(contracts|projections|services|web)/', pathNot: spec },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      from: { path: '^(contracts|projections|services|web|ops)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The code that an integrator writes imports types that a test generates; Payload is installed by
    // its benchmark.
    exclude: { path: '^(dist|ops/api-client/integrator/|ops/bench/payload/peer/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
