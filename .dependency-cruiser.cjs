/** The engines from the floor up: each may stand on those before it. */
const engines = ['text', 'skills', 'resume-reading', 'fit', 'resume-writing', 'deep-talk', 'screening'];

const enginesImportDownwards = engines.slice(0, -1).map((engine, floor) => ({
  name: `engines-import-downwards-${engine}`,
  comment: 'An engine stands on the contracts and on the engines below it.',
  severity: 'error',
  from: { path: `^libs/engines/${engine}/` },
  to: { path: `^libs/engines/(${engines.slice(floor + 1).join('|')})/` },
}));

/** The borders of DESIGN section 3. `npm run check` fails on a crossing; `npm run graph` draws what is. */
module.exports = {
  forbidden: [
    {
      name: 'services-are-islands',
      comment: 'A service is asked by RPC and told by events, never imported.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'web-sees-only-contracts',
      comment:
        'What the web may know of the server is what crosses the border: the contracts. Its journeys may read mails, stand in for a model and check answers as every other test does, and ask as a program.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(services|libs)/',
        pathNot: '^libs/(contracts|testing/src/(read-mail|language-model|greenhouse|openapi-answers|board-postings)|api-client/src/folia)',
      },
    },
    {
      name: 'imports-are-declared',
      comment: 'A package lists what its code imports; only tests may use what the root brings for all of them.',
      severity: 'error',
      from: { path: '^(libs|services|web)/', pathNot: '\\.spec\\.tsx?$|/(e2e|evals)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'services-never-import-web',
      comment: 'The gateway loads the built web by path, so that the two can be built and deployed apart.',
      severity: 'error',
      from: { path: '^(services|libs)/' },
      to: { path: '^web/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'What two features share moves down to src/ui or src/lib; what joins them lives in src/app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features/([^/]+)/|app/)', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-web-is-below',
      comment: 'src/ui and src/lib know no feature.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'contracts-is-the-floor',
      comment: 'Everything may stand on the contracts, so they stand on nothing of ours.',
      severity: 'error',
      from: { path: '^libs/contracts/' },
      to: { path: '^(web|services|libs)/', pathNot: '^libs/contracts/' },
    },
    {
      name: 'api-client-stands-alone',
      comment: 'It is for programs of others: nothing of ours, and nothing but fetch.',
      severity: 'error',
      from: { path: '^libs/api-client/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^libs/api-client/' },
    },
    {
      name: 'platform-knows-no-service',
      comment: 'The platform holds no product words.',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^(web|services|libs/engines)/' },
    },
    ...enginesImportDownwards,
    {
      name: 'engines-are-pure',
      comment: 'Judgement knows no service, no framework, no database and no queue: evaluations run the very code that the workers run.',
      severity: 'error',
      from: { path: '^libs/engines/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '(^(web|services)/|^libs/(platform|testing)/|^@nestjs|^(typeorm|bullmq|ioredis|pg|openai)|node_modules/(@nestjs|typeorm|bullmq|ioredis|pg|openai)/)',
      },
    },
    {
      name: 'engines-reach-nothing',
      comment:
        'Files, processes and threads belong to the reading process, the writing thread, the fonts, the word lists and the weights of words; the network to nobody.',
      severity: 'error',
      from: {
        path: '^libs/engines/[^/]+/src/',
        pathNot:
          '(\\.spec\\.ts$|^libs/engines/resume-reading/src/(reader/|document/write-whole)|^libs/engines/resume-writing/src/document/(fonts/|resume-writer|writer-thread)|^libs/engines/text/src/read-word-list|^libs/engines/fit/src/read/passages/passage-model)',
      },
      to: { path: '^(node:)?(fs|fs/promises|child_process|worker_threads|cluster|net|tls|http|https|http2|dgram|dns|dns/promises)$' },
    },
    {
      name: 'evals-stay-outside',
      comment: 'Cases and what runs them are not built into the product.',
      severity: 'error',
      from: { path: '^(libs|services|web)/', pathNot: '(\\.spec\\.ts$|^libs/engines/[^/]+/evals/)' },
      to: { path: '^libs/engines/[^/]+/evals/' },
    },
    {
      name: 'engines-belong-to-ai',
      comment: 'The other services ask ai.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/ai/' },
      to: { path: '^libs/engines/' },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'Makers and stand-ins never reach what runs.',
      severity: 'error',
      from: { path: '^(web|services|libs)/', pathNot: '(\\.spec\\.tsx?$|^libs/testing/|^web/e2e/)' },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'plain-files-are-pure',
      comment: 'A file without a Nest or TypeORM suffix in a feature is a pure function: no framework, no database, no queue.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.+/[^/.]+\\.ts$', pathNot: '^services/[^/]+/src/migrations/' },
      to: {
        // Need nothing themselves: what a fault of our surroundings means, what a schema says of a body, keys old and new, and a text that a key seals.
        pathNot: '^libs/platform/src/(generate-jwk|key-list|outage-of|sealed-text|validate)\\.ts$',
        path: '(\\.(controller|processor|service|repository|entity|module|client)\\.ts$|^libs/(platform|testing)/|^@nestjs|^(typeorm|bullmq|ioredis)|node_modules/(@nestjs|typeorm|bullmq|ioredis)/)',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Of two files that need each other, one is in the wrong place.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|dist-evals|fixtures)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
