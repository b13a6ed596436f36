import { Agent, request } from 'node:http';

const agents = new Map();
const agentOf = (address) => {
  if (!agents.has(address)) agents.set(address, new Agent({ keepAlive: true, localAddress: address, timeout: 30_000 }));
  return agents.get(address);
};

/** Headers of a request as this person, or as a guest. */
export const headersOf = (person, isGuest) => ({
  ...(!isGuest && { authorization: `Bearer folia:${person.authCode}` }),
  'x-requested-with': 'XMLHttpRequest',
});

/**
 * Sends one request from the person's address. Never throws: `status` 0 comes with the reason.
 * @returns {Promise<{status: number, text: string, reason: string}>}
 */
export function send({ port, person, method, path, body, isGuest = false }) {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const json = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const headers = { ...headersOf(person, isGuest), ...json };
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: agentOf(person.address), timeout: 30_000 });
    const fail = (reason) => resolve({ status: 0, text: '', reason });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 30 s')));
    asked.on('error', (error) => fail(error.code ?? error.message));
    asked.on('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', (error) => fail(`broke off: ${error.code}`));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString(), reason: answer.headers['x-balancer'] ?? '' }));
    });
    asked.end(text);
  });
}
