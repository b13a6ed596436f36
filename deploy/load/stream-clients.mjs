import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

// One process of listeners, apart from the gateway and from who sends: told by messages what to follow, it tells what arrived.

/** Milliseconds from sending to arriving of each event; the name of a step is when it was sent. */
let delays = [];
let repeated = 0;
let refused = {};
let open = 0;

/** As web/src/lib/reconnect-pause.ts does: ever later, and not all at the same moment. */
const pauseAfter = (failures) => Math.random() * Math.min(1_500 * 2 ** failures, 10_000);

function readEvents(answer, follower) {
  let rest = '';
  answer.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith('id: ')) {
        const id = line.slice(4);
        if (id === follower.lastId) repeated += 1;
        follower.lastId = id;
      } else if (line.startsWith('data: ')) {
        const { name } = JSON.parse(line.slice(6));
        if (name) delays.push(Date.now() - Number(name));
      }
    }
  });
}

/** One connection, until it ends; answers whether it was a stream. */
function connect(url, follower) {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer folia:${follower.authCode}`, accept: 'text/event-stream', 'last-event-id': follower.lastId };
    const asked = request(`${url}/api/jobs/${follower.jobId}/events`, { agent: false, localAddress: follower.address, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        refused[answer.statusCode] = (refused[answer.statusCode] ?? 0) + 1;
        answer.resume().on('close', () => resolve(false));
        return;
      }
      open += 1;
      readEvents(answer, follower);
      answer.on('error', () => {});
      answer.on('close', () => {
        open -= 1;
        resolve(true);
      });
    });
    asked.on('error', ({ code }) => {
      refused[code] = (refused[code] ?? 0) + 1;
      resolve(false);
    });
    asked.end();
  });
}

async function follow(url, follower) {
  for (let failures = 0; ; failures += 1) {
    if (await connect(url, follower)) failures = 0;
    await sleep(pauseAfter(failures));
  }
}

process.on('message', async (message) => {
  if (message.follow) {
    const { url, followers, perSecond } = message.follow;
    for (const [place, follower] of followers.entries()) {
      void follow(url, { ...follower, lastId: '0' });
      if (place % 10 === 9) await sleep(10_000 / perSecond);
    }
  } else if (message.tell) {
    process.send({ delays, repeated, refused, open });
    [delays, repeated, refused] = [[], 0, {}];
  }
});
process.on('disconnect', () => process.exit());
