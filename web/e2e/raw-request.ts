import { request } from 'node:http';
import { connect } from 'node:net';
import { type Answer, productUrl } from './api';
import type { Person } from './person';

const { hostname, port } = new URL(productUrl);

/** Requests a path exactly as written: `fetch` would normalize it. */
export function askRaw(person: Person | null, method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const all = {
    ...(person && { authorization: `Bearer folia:${person.authCode}` }),
    'x-requested-with': 'XMLHttpRequest',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers: all, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const isJson = text !== '' && String(answer.headers['content-type']).includes('json');
        resolve({ status: answer.statusCode ?? 0, headers: new Headers(answer.headers as Record<string, string>), body: isJson ? JSON.parse(text) : text });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Everything that comes back for these bytes until the connection ends. */
export function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    // A reset after the answer is an end too.
    socket.on('error', (error) => (text ? resolve(text) : reject(error)));
  });
}
