import { connect } from 'node:net';

/**
 * Follows a job over a connection of its own: takes some events as they come, and from then on a byte a second. `heard`: these events, each with its id;
 * `slowed` resolves when they are there; `port`: this side's, once it is connected.
 * @param {{jobId: string, person: {authCode: string}}} job
 * @param {{address: string, events: number}} how `address`: the one of this machine to come from
 */
export function followSlowly(url, { jobId, person }, { address, events }) {
  const { port } = new URL(url);
  const heard = [];
  const [aByte, many] = [Buffer.alloc(1), Buffer.alloc(16_384)];
  let text = '';
  let beat;
  let socket;
  const slowed = new Promise((resolve, reject) => {
    const take = (length, buffer) => {
      if (beat) return false;
      text += buffer.toString('utf8', 0, length);
      // Each event is a chunk of its own, so that nothing stands inside one.
      const blocks = [...text.matchAll(/id: (\S+)\ndata: (.*)\n\n/g)].slice(0, events);
      if (blocks.length < events) return true;
      heard.push(...blocks.map(([, id, data]) => ({ id, ...JSON.parse(data) })));
      beat = setInterval(() => socket.resume(), 1_000);
      resolve();
      return false;
    };
    socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: address, onread: { buffer: () => (beat ? aByte : many), callback: take } });
    socket.once('error', reject).once('close', () => reject(new Error(`a stream ended early: ${text.slice(0, 200)}`)));
  });
  const lines = [`GET /api/jobs/${jobId}/events HTTP/1.1`, 'Host: localhost', `Authorization: Bearer folia:${person.authCode}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return {
    heard,
    slowed,
    get port() {
      return socket.localPort;
    },
    leave() {
      clearInterval(beat);
      socket.destroy();
    },
  };
}
