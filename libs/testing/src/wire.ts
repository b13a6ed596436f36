import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What a wire does: carries everything; holds back what is sent, or what is answered, until it carries again (what its sender's death leaves behind is lost);
 * loses every byte while connections stay open; ends all connections
 * and takes no new one.
 */
type WireMode = 'pass' | 'hold-sent' | 'hold-answers' | 'lose' | 'refuse';

type Pair = { client: Socket; target: Socket; held: [Socket, Buffer][]; isDead: boolean };

/** The way of TCP connections to a port of this machine, which may fail as networks do. `host`: the address at which it takes them. */
export async function openWire(targetPort: number, host = '127.0.0.1') {
  let mode: WireMode = 'pass';
  const pairs = new Set<Pair>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const pair: Pair = { client, target, held: [], isDead: false };
    pairs.add(pair);
    const carry = (from: Socket, to: Socket, holding: WireMode) =>
      from.on('data', (bytes: Buffer) => {
        // A connection that lost bytes can never be right again: like one that a firewall has forgotten, it stays open and silent.
        if (mode === 'lose') pair.isDead = true;
        if (pair.isDead) return;
        if (mode === holding) pair.held.push([to, bytes]);
        else to.write(bytes);
      });
    carry(client, target, 'hold-sent');
    carry(target, client, 'hold-answers');
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) socket.setNoDelay(true).on('error', end).on('close', end);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = () => {
    for (const { client, target } of pairs) for (const socket of [client, target]) socket.destroy();
  };
  return {
    port,
    /** How many connections are open. */
    connections: () => pairs.size,
    become(next: WireMode): void {
      if (next === 'refuse') {
        server.close();
        cutAll();
      } else if (mode === 'refuse') server.listen(port, host);
      mode = next;
      if (next !== 'pass') return;
      for (const { held } of pairs) for (const [to, bytes] of held.splice(0)) to.write(bytes);
    },
    close(): void {
      cutAll();
      server.close();
    },
  };
}
