import { spawnSync } from 'node:child_process';

const network = '10.77.0';
/** The address of the machine itself, where the stores are. */
export const storeAddress = `${network}.1`;

function run(command, ...args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
}
const ip = (...args) => run('ip', ...args);

/** Whether this machine allows networks of our own. */
export function canMakeHosts() {
  const name = `folia-${process.pid}-try`;
  try {
    ip('netns', 'add', name);
    ip('netns', 'del', name);
    run('bridge', '-V');
    return true;
  } catch {
    return false;
  }
}

/**
 * Hosts of a network of their own: namespaces on one bridge. A host can be cut off: the bridge then drops each of its packets in both directions, and nobody is
 * told; addresses are known for good, so that not even their resolution tells.
 */
export function makeHosts(names) {
  const switchName = `fo${process.pid}`.slice(0, 15);
  const hosts = names.map((name, place) => ({
    name,
    namespace: `folia-${process.pid}-${name}`,
    address: `${network}.${place + 10}`,
    mac: `02:00:0a:4d:00:${(place + 10).toString(16).padStart(2, '0')}`,
    port: `fo${process.pid}p${place}`.slice(0, 15),
  }));
  const find = (name) => hosts.find((host) => host.name === name);
  const remove = () => {
    for (const { namespace } of hosts) spawnSync('ip', ['netns', 'del', namespace]);
    spawnSync('ip', ['link', 'del', switchName]);
  };
  const switchMac = '02:00:0a:4d:00:01';
  try {
    ip('link', 'add', switchName, 'address', switchMac, 'type', 'bridge');
    ip('addr', 'add', `${storeAddress}/24`, 'dev', switchName);
    ip('link', 'set', switchName, 'up');
    for (const { namespace, address, mac, port } of hosts) {
      ip('netns', 'add', namespace);
      ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
      ip('link', 'set', port, 'master', switchName, 'up');
      ip('-n', namespace, 'link', 'set', 'eth0', 'address', mac);
      ip('-n', namespace, 'link', 'set', 'lo', 'up');
      ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
      ip('-n', namespace, 'link', 'set', 'eth0', 'up');
      ip('-n', namespace, 'neigh', 'replace', storeAddress, 'lladdr', switchMac, 'dev', 'eth0', 'nud', 'permanent');
      for (const other of hosts) {
        if (other.namespace !== namespace) ip('-n', namespace, 'neigh', 'replace', other.address, 'lladdr', other.mac, 'dev', 'eth0', 'nud', 'permanent');
      }
      ip('neigh', 'replace', address, 'lladdr', mac, 'dev', switchName, 'nud', 'permanent');
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    addressOf: (name) => find(name).address,
    within: (name) => ['ip', 'netns', 'exec', find(name).namespace],
    cutOff: (name) => run('bridge', 'link', 'set', 'dev', find(name).port, 'state', 'disabled'),
    join: (name) => run('bridge', 'link', 'set', 'dev', find(name).port, 'state', 'forwarding'),
    remove,
  };
}
