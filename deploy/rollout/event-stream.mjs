import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { headersOf } from './send.mjs';

const over = new Set(['done', 'failed', 'cancelled']);
/** As the gateway tells clients (`retry:`). */
const retryMs = 1_000;

/** Reads one connection to its end; `told` gets every event, `begun` is called when the stream is there. */
function read({ port, person, jobId, lastId, told, begun }) {
  return new Promise((resolve) => {
    const headers = { ...headersOf(person), ...(lastId && { 'last-event-id': lastId }) };
    const agent = new Agent({ localAddress: person.address });
    const asked = request({ host: '127.0.0.1', port, path: `/api/jobs/${jobId}/events`, headers, agent });
    asked.on('error', (error) => resolve(error.code ?? error.message));
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume();
        return resolve(`${answer.statusCode} ${answer.headers['x-balancer'] ?? ''}`.trim());
      }
      begun();
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, id, data] = /^id: (.*)\ndata: (.*)$/m.exec(block) ?? [];
          if (data) told({ id, type: JSON.parse(data).type });
        }
      });
      answer.on('error', () => resolve(''));
      answer.on('end', () => resolve(''));
    });
    asked.end();
  });
}

/**
 * Follows a job as a screen does: a stream that ends before the job is over is taken up again behind the last event that came.
 * @returns {Promise<{events: {id: string, type: string}[], resumed: number, slowestMs: number, refusals: string[]}>} `slowestMs`: the longest time between the
 *   end of one connection and the beginning of the next
 */
export async function followJob({ port, person, jobId }) {
  const seen = { events: [], resumed: 0, slowestMs: 0, refusals: [] };
  let brokeOffAt;
  const begun = () => {
    if (brokeOffAt === undefined) return;
    seen.resumed += 1;
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - brokeOffAt);
    brokeOffAt = undefined;
  };
  const told = (event) => void seen.events.push(event);
  for (;;) {
    const refusal = await read({ port, person, jobId, lastId: seen.events.at(-1)?.id, told, begun });
    if (over.has(seen.events.at(-1)?.type)) return seen;
    if (refusal) seen.refusals.push(refusal);
    brokeOffAt ??= performance.now();
    await sleep(retryMs);
  }
}

/** What is missing of what the job said (its events' ids), and what came twice. */
export function compareEvents(events, said) {
  const ids = events.filter(({ type }) => !over.has(type)).map(({ id }) => id);
  const ends = events.length - ids.length;
  return { gaps: said.filter((id) => !ids.includes(id)).length + (ends === 0 ? 1 : 0), doubles: ids.length - new Set(ids).size + Math.max(0, ends - 1) };
}
