// Loaded into every process of the trial before its program: stands for the DNS of a cluster. A name that ends in `.folia.test` has the addresses that the
// file FOLIA_NAMES lists at this moment, as a headless Service has those of its ready pods; all other names are looked up as ever.
const { readFileSync } = require('node:fs');
const promises = require('node:dns/promises');

const { lookup } = promises;
promises.lookup = async (name, options) => {
  if (!name.endsWith('.folia.test')) return lookup(name, options);
  const found = JSON.parse(readFileSync(process.env.FOLIA_NAMES, 'utf8'))[name] ?? [];
  if (found.length === 0) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return found.map((address) => ({ address, family: 4 }));
};
