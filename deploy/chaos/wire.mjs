import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A TCP connection's way to a store, which may fail as networks do: it can hold bytes back in one direction until the one who sent them is gone, and lose
 * bytes in both while connections stay open.
 * @param {number} target the port behind it, on loopback
 */
export async function openWire(target) {
  /** @type {'pass' | 'hold-sent' | 'hold-answers' | 'lose'} */
  let mode = 'pass';
  const pairs = new Set();
  const server = createServer((client) => {
    const store = connect(target, '127.0.0.1');
    const pair = { client, store, held: [], isDead: false };
    pairs.add(pair);
    const carry = (from, to, holding) =>
      from.on('data', (bytes) => {
        // A connection that lost bytes can never be right again: like one that a firewall has forgotten, it stays open and silent.
        if (mode === 'lose') pair.isDead = true;
        if (pair.isDead) return;
        if (mode === holding) pair.held.push([to, bytes]);
        else to.write(bytes);
      });
    carry(client, store, 'hold-sent');
    carry(store, client, 'hold-answers');
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      store.destroy();
    };
    for (const socket of [client, store]) socket.setNoDelay(true).on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    /** How many connections are open. */
    get size() {
      return pairs.size;
    },
    become(next) {
      mode = next;
      if (next !== 'pass') return;
      for (const { held } of pairs) for (const [to, bytes] of held.splice(0)) to.write(bytes);
    },
    close() {
      for (const { client, store } of pairs) for (const socket of [client, store]) socket.destroy();
      server.close();
    },
  };
}

/** The same address by another port. */
export function through(url, { port }) {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
