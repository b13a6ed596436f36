/**
 * Files whose mistakes cost somebody's privacy, money or account, each with the specs that have to notice: all of them pure, so that a mutant costs a
 * second. The tool does not mutate SQL; its guards are named in the specs of job rows, usage and links.
 */
export const groups = [
  { name: 'calls between services', mutate: ['libs/platform/src/rpc-envelope.ts'], specs: ['libs/platform/src/rpc-envelope.spec.ts'] },
  { name: 'outages', mutate: ['libs/platform/src/watched-part.ts'], specs: ['libs/platform/src/watched-part.spec.ts', 'libs/platform/src/health.int.spec.ts'] },
  { name: 'what a model is not told', mutate: ['libs/engines/text/src/person/redact.ts'], specs: ['libs/engines/text/src/person/redact.spec.ts'] },
  { name: 'the way back after sign-in', mutate: ['web/src/lib/own-path.ts'], specs: ['web/src/lib/own-path.spec.ts'] },
  {
    name: 'addresses and limits',
    mutate: ['services/gateway/src/http/canonical-path.ts', 'libs/contracts/src/route.ts'],
    specs: ['services/gateway/src/http/canonical-path.spec.ts', 'libs/contracts/src/route.spec.ts', 'libs/contracts/src/rate-limits.spec.ts'],
  },
  { name: 'sealed answers', mutate: ['services/gateway/src/http/sealed-answer.ts'], specs: ['services/gateway/src/http/sealed-answer.spec.ts'] },
  { name: 'links', mutate: ['services/sharing/src/link/link-state.ts'], specs: ['services/sharing/src/link/link-state.spec.ts'] },
  {
    name: 'who sees what',
    mutate: [
      'libs/contracts/src/portfolio/effective-visibility.ts',
      'services/portfolio/src/projector/project.ts',
      'services/portfolio/src/projector/narrow-by-links.ts',
      'services/portfolio/src/projector/as-named.ts',
    ],
    specs: [
      'services/portfolio/src/projector/project.spec.ts',
      'services/portfolio/src/projector/narrow-by-links.spec.ts',
      'services/portfolio/src/projector/as-named.spec.ts',
    ],
  },
];
