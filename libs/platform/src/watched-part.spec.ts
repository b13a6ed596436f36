import { failingParts, logFailuresTo, WatchedPart } from './watched-part';

const minute = 60_000;
let now: number;
let lines: [level: string, part: string, text: string][];
const written = (level: string) => (fields: { part: string }, text: string) => void lines.push([level, fields.part, text]);
const log = { warn: written('warn'), info: written('info') } as never;
const part = (name: string) => new WatchedPart(name, () => now);
const away = new Error('the store is away');

beforeEach(() => {
  now = Date.parse('2026-11-22T12:00:00Z');
  lines = [];
  logFailuresTo(log);
});

test('a failure is told at once, ever more rarely while it lasts, and once when it is over', () => {
  const relay = part('relay');
  const toldAt: number[] = [];
  for (let minutes = 0; minutes < 240; minutes += 1, now += minute) {
    const before = lines.length;
    relay.failed(away);
    if (lines.length > before) toldAt.push(minutes);
  }
  expect(toldAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  relay.worked();
  relay.worked();
  expect(lines.map(([level, , text]) => `${level}: ${text}`)).toEqual([
    'warn: a part fails',
    ...Array(8).fill('warn: a part still fails'),
    'info: a part works again',
  ]);
});

test('what works is not mentioned', async () => {
  const sweep = part('sweep');
  await sweep.run(async () => {});
  sweep.worked();
  expect([lines, failingParts()]).toEqual([[], []]);
});

test('what fails is listed with its beginning, its number and its last reason, until it works', async () => {
  const [sweep, relay] = [part('sweep'), part('relay')];
  await sweep.run(() => Promise.reject(new Error('the first reason')));
  now += minute;
  relay.failed(away);
  await sweep.run(() => Promise.reject(new Error('the last reason')));
  expect(failingParts()).toEqual([
    { part: 'sweep', since: '2026-11-22T12:00:00.000Z', times: 2, reason: 'the last reason' },
    { part: 'relay', since: '2026-11-22T12:01:00.000Z', times: 1, reason: 'the store is away' },
  ]);
  await sweep.run(async () => {});
  expect(failingParts()).toMatchObject([{ part: 'relay' }]);
  relay.closed();
  expect(failingParts()).toEqual([]);
  expect(lines.at(-1)).toEqual(['info', 'sweep', 'a part works again']);
});

test('the longest comes first, whichever was noted first, and a long reason is cut', () => {
  const [late, early] = [part('late'), part('early')];
  now += minute;
  late.failed(new Error('x'.repeat(500)));
  now -= minute;
  early.failed(away);
  expect(failingParts().map((one) => [one.part, one.reason.length])).toEqual([
    ['early', away.message.length],
    ['late', 200],
  ]);
  expect(part('new').failing).toBeNull();
  for (const one of [late, early]) one.closed();
});

test('several of one name are one entry, which is there until the last of them works', () => {
  const [one, other] = [part('hearing user.deleted'), part('hearing user.deleted')];
  one.failed(away);
  now += minute;
  other.failed(away);
  expect(failingParts()).toMatchObject([{ part: 'hearing user.deleted', since: '2026-11-22T12:00:00.000Z', times: 2 }]);
  one.worked();
  expect(failingParts()).toMatchObject([{ since: '2026-11-22T12:01:00.000Z', times: 1 }]);
  other.worked();
  expect(failingParts()).toEqual([]);
});

test('what failed before there was a log is written as soon as there is one', () => {
  const early = part('early');
  logFailuresTo({ warn: () => {}, info: () => {} } as never);
  early.failed(away);
  logFailuresTo(log);
  expect(lines).toEqual([['warn', 'early', 'a part still fails']]);
  early.closed();
});
