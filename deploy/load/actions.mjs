import { Agent } from 'node:http';
import { jobOf } from '../bench/job-texts.mjs';
import { asPerson, timedRequest } from './probe.mjs';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const searches = ['reader 1', 'matlab', 'acoust', 'python', 'engineer', 'nobody at all'];
const questions = ['Where does she work now?', 'How many years of Python does she have?', 'list all her projects', 'Does she hold a pilot licence?'];
/** One network may only send so many visits: visitors come from as many addresses of this machine as they would from others. */
const agents = Array.from({ length: 50 }, (_, number) => new Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` }));

/** How often each is done among a hundred. */
export const shares = { page: 50, profile: 12, search: 10, entries: 12, edit: 8, visit: 4, score: 2, resume: 0.5, chat: 1.5 };

/** What people do. Each answers whether it went well, and how long it took in ms; a job takes until the last event of its stream. */
export class Actions {
  /** Readers of other people's pages, editors and those who have jobs done are `owners`; `askers` ask about their portfolios. */
  constructor(system, { owners, askers }) {
    this.url = system.url;
    this.isLocal = system.home !== undefined;
    this.owners = owners;
    this.askers = askers;
    this.lanes = owners.map(() => Promise.resolve());
    this.postings = [];
    this.texts = 0;
    this.asked = 0;
  }

  /** What readers ask for, as autocannon takes it: many different requests, so that nobody's own limit is reached. */
  reads(name) {
    const headersOf = (person) => asPerson(person);
    const of = {
      page: (owner) => ({ path: `/${owner.uname}` }),
      profile: (owner) => ({ path: `/api/portfolios/${owner.uname}` }),
      search: (owner, turn) => ({ path: `/api/users/search?text=${encodeURIComponent(searches[turn % searches.length])}`, headers: headersOf(owner) }),
      entries: (owner) => ({ path: '/api/items', headers: headersOf(owner) }),
    };
    return Array.from({ length: this.owners.length * 6 }, (_, turn) => ({ method: 'GET', ...of[name](this.owners[turn % this.owners.length], turn) }));
  }

  /** As an editor saves by itself: each save names the version of the one before. */
  edit(turn) {
    const place = turn % this.owners.length;
    const began = performance.now();
    const saved = this.lanes[place].then(async () => {
      const owner = this.owners[place];
      const index = Math.floor(turn / this.owners.length) % owner.items.length;
      const { id, version, kind, fields } = owner.items[index];
      const content = { kind, fields };
      const { status, text } = await this.send(owner, 'PATCH', `/api/items/${id}`, { version, content });
      if (status === 200) owner.items[index] = JSON.parse(text);
      return { isDone: status === 200, why: status, ms: performance.now() - began };
    });
    this.lanes[place] = saved;
    return saved;
  }

  async visit(turn) {
    const headers = { 'user-agent': browser, 'x-requested-with': 'XMLHttpRequest' };
    const localAgent = this.isLocal ? agents[turn % agents.length] : undefined;
    const key = this.owners[turn % this.owners.length].uname;
    const started = await timedRequest(`${this.url}/api/visits`, { method: 'POST', headers, body: { key }, localAgent });
    if (started.status !== 200) return { isDone: false, why: started.status, ms: started.ms };
    const events = [{ type: 'visible', ms: 1_000 }, { type: 'input' }, { type: 'seen', section: 'work', ms: 500 }];
    const { token } = JSON.parse(started.text);
    const { status, ms } = await timedRequest(`${this.url}/api/visits/events`, { method: 'POST', headers, body: { token, number: 1, events }, localAgent });
    return { isDone: status === 200, why: status, ms: started.ms + ms };
  }

  score() {
    const number = this.texts++;
    const owner = this.owners[number % this.owners.length];
    return this.job(owner, '/api/fit-scores', { text: jobOf(number) }, ({ postingId }) => this.postings.push({ owner, postingId }));
  }

  /** For a job that was scored before, as people do it. */
  async resume() {
    const scored = this.postings.shift();
    if (!scored) return this.score();
    return this.job(scored.owner, '/api/tailored-resumes', { postingId: scored.postingId });
  }

  /** An answer of DeepTalk, read as a stream. */
  chat() {
    const number = this.asked++;
    const owner = this.owners[number % this.owners.length];
    const question = questions[Math.floor(number / this.askers.length) % questions.length];
    return this.job(this.askers[number % this.askers.length], `/api/users/${owner.userId}/deep-talk`, { question });
  }

  async job(person, path, body, keep) {
    const began = performance.now();
    const started = await this.send(person, 'POST', path, body);
    if (started.status !== 202) return { isDone: false, why: `${path} ${started.status}`, ms: performance.now() - began };
    const answer = JSON.parse(started.text);
    const stream = await timedRequest(`${this.url}/api/jobs/${answer.jobId}/events`, { headers: asPerson(person) });
    const isDone = stream.text?.includes('"type":"done"') ?? false;
    if (isDone) keep?.(answer);
    return { isDone, why: stream.status, ms: performance.now() - began };
  }

  send(person, method, path, body) {
    return timedRequest(this.url + path, { method, headers: asPerson(person), body });
  }
}
