import { request } from 'node:http';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A connection that the other side closed while it was idle is no failure: what was asked on it is asked once more, as browsers do. */
export function send(url, { method = 'GET', agent, body }) {
  const headers = { 'user-agent': browser, ...(body && { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text })).on('error', reject);
    });
    asked.on('error', (error) => (asked.reusedSocket && error.code === 'ECONNRESET' ? resolve(send(url, { method, agent, body })) : reject(error)));
    asked.end(body && JSON.stringify(body));
  });
}
