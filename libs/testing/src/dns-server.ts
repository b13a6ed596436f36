import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Where the questions of a DNS message begin, and what their name ends with: type and class. */
const headerBytes = 12;
const afterName = 4;

/** A DNS server on a free port of this machine that knows the TXT records it is told, over UDP (RFC 1035). Names without records do not exist. */
export async function startDnsServer(): Promise<{ address: string; texts: Map<string, string[]>; close: () => Promise<void> }> {
  const texts = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    const labels: string[] = [];
    let at = headerBytes;
    for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
      labels.push(asked.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const question = asked.subarray(headerBytes, at + 1 + afterName);
    const records = (texts.get(labels.join('.').toLowerCase()) ?? []).map(recordOf);
    const header = Buffer.alloc(headerBytes);
    asked.copy(header, 0, 0, 2);
    // An answer with recursion; 3: there is no such name.
    header.writeUInt16BE(records.length > 0 ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, question, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** A TXT record of the name in the question, in parts of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, place) => bytes.subarray(place * 255, (place + 1) * 255));
  const data = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + headerBytes, 0);
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
