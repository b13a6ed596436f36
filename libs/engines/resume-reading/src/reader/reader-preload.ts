/**
 * Loaded into the reading process before anything else: whatever a document makes a library try, it cannot reach the network or start a process. What has been
 * taken away throws.
 */
import module from 'node:module';

const refuse = (name: string) =>
  function refused(): never {
    throw new Error(`${name} is not available while a document is read`);
  };

const closed: Record<string, readonly string[]> = {
  'node:net': ['connect', 'createConnection', 'createServer', 'Socket', 'Server'],
  'node:tls': ['connect', 'createServer', 'TLSSocket', 'Server'],
  'node:http': ['request', 'get', 'createServer', 'Agent', 'ClientRequest', 'Server'],
  'node:https': ['request', 'get', 'createServer', 'Agent', 'Server'],
  'node:http2': ['connect', 'createServer', 'createSecureServer'],
  'node:dgram': ['createSocket', 'Socket'],
  'node:dns': ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt', 'reverse', 'lookupService', 'Resolver'],
  'node:dns/promises': ['lookup', 'resolve', 'resolve4', 'resolve6', 'Resolver'],
  'node:child_process': ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
  'node:worker_threads': ['Worker'],
  'node:cluster': ['fork'],
  'node:inspector': ['open'],
};

for (const [name, members] of Object.entries(closed)) {
  const library = require(name) as Record<string, unknown>;
  for (const member of members)
    if (member in library) Object.defineProperty(library, member, { value: refuse(`${name}.${member}`), configurable: false, writable: false });
}
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Object.defineProperty(globalThis, name, { value: refuse(name), configurable: false, writable: false });
}
module.syncBuiltinESMExports();
