/** Run inside a container: what its process may do, as the kernel says it, and what it tried. */
const look = `
const { readFileSync, writeFileSync } = require('node:fs');
const read = (name) => new RegExp('^' + name + ':\\\\s+(\\\\S+)', 'm').exec(readFileSync('/proc/1/status', 'utf8'))?.[1];
const writes = (path) => { try { writeFileSync(path, ''); return true; } catch { return false; } };
console.log(JSON.stringify({ user: read('Uid'), capabilities: read('CapBnd') + read('CapEff') + read('CapPrm'), noNewPrivileges: read('NoNewPrivs'),
  seccomp: read('Seccomp'), writesRoot: ['/trial', '/app/trial', '/etc/trial', '/usr/local/bin/trial'].filter(writes), writesTemporary: writes('/tmp/trial') }));
`;

const faultsOf = ({ user, capabilities, noNewPrivileges, seccomp, writesRoot, writesTemporary }) => [
  ...(user === '1000' ? [] : [`runs as user ${user}`]),
  ...(/^0+$/.test(capabilities) ? [] : [`has capabilities ${capabilities}`]),
  ...(noNewPrivileges === '1' ? [] : ['may gain privileges']),
  ...(seccomp === '2' ? [] : ['has no seccomp profile']),
  ...writesRoot.map((path) => `can write ${path}`),
  ...(writesTemporary ? [] : ['cannot write to /tmp']),
];

/** Where a running container is not held as the chart's security context says; a few words each. */
export const contextFaults = async (engine, container) => faultsOf(JSON.parse(await engine.run('exec', container, 'node', '-e', look)));
