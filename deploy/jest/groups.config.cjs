const { join } = require('node:path');
const single = require('../../jest.config.cjs');

/** All specs, several in one file (deploy/local/spec-groups.mjs). */
module.exports = {
  ...single,
  rootDir: join(__dirname, '..', '..'),
  roots: [...single.roots, '<rootDir>/.cache/spec-groups'],
  testMatch: ['<rootDir>/.cache/spec-groups/*.spec.js'],
};
