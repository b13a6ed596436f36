const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { $schema: _, exclude: __, ...built } = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));

/** The very options of the build, except that jest can't do a real `import()`, and specs are to be compiled too. */
const swc = (parser, transform = {}) => [
  '@swc/jest',
  {
    ...built,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { ...built.jsc, parser: { ...built.jsc.parser, ...parser }, transform: { ...built.jsc.transform, ...transform } },
  },
];

// Packages without a CommonJS build: compiled like our own files.
const esmOnly = [
  'jose',
  'oidc-provider',
  'openid-client',
  'oauth4webapi',
  'uuid',
  'nanoid',
  'eta',
  'quick-lru',
  'pdfjs-dist',
  'content-disposition',
  'react-dropzone',
  'file-selector',
  'attr-accept',
  'eventsource-parser',
  'marked',
  '@tanstack',
  // Imports the next one at run time, which jest can't do.
  '@fastify/cookie',
  'cookie',
];

/** Unit and service specs; the journeys through a browser are Playwright's (playwright.config.ts). */
module.exports = {
  // A machine that is busy with other things is no failure: what hangs is still ended.
  testTimeout: 30_000,
  roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/web'],
  testMatch: ['**/*.spec.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-evals/', '<rootDir>/web/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-evals/', '<rootDir>/web/dist-(server|kit)/'],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/deploy/jest/browser-globals.cjs'],
  moduleNameMapper: {
    '^@folia/(api-client|contracts|platform|testing)/(.*)$': '<rootDir>/libs/$1/src/$2',
    '^@folia/(text|skills|resume-reading|fit|resume-writing|deep-talk|screening)/(.*)$': '<rootDir>/libs/engines/$1/src/$2',
    '^fast-check$': '<rootDir>/deploy/jest/fast-check.cjs',
    // What is loaded by its address at run time: jest knows paths only.
    '^file://(.*)$': '$1',
    '\\.css$': '<rootDir>/deploy/jest/empty-style.cjs',
  },
  transform: {
    '\\.tsx$': swc({ tsx: true }, { react: { runtime: 'automatic' } }),
    '\\.[cm]?[jt]s$': swc({}),
  },
  // The innermost package of a path counts.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`],
  cacheDirectory: '<rootDir>/.cache/jest',
};
