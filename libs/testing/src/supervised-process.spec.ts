import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeTestPort } from './answering-service';

type Heartbeat = { every: number; within: number; missed: number; missedAtStart: number };
type Options = {
  name: string;
  launch: () => ChildProcess;
  isReady: () => Promise<boolean>;
  isLive: () => Promise<boolean>;
  dataDirectory: string;
  list: { add(name: string, pid: number): void; remove(name: string): void };
  heartbeat: Heartbeat;
  giveUp?: (error: Error) => void;
};
const { SupervisedProcess } = require('../../../deploy/local/supervised-process.mjs') as {
  SupervisedProcess: new (options: Options) => { start(): Promise<void>; stop(): Promise<void>; restart(): Promise<void> };
};

/** A process that only answers connections. */
const standIn = `require('node:net').createServer((socket) => socket.end('here')).listen(Number(process.argv[1]), '127.0.0.1')`;
const heartbeat = { every: 100, within: 5_000, missed: 3, missedAtStart: 1_000 };

let dataDirectory: string;
let port: number;
let launched: number[];
let beats: boolean[];
let running: { stop(): Promise<void>; restart(): Promise<void> } | undefined;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  dataDirectory = mkdtempSync(join(tmpdir(), 'folia-supervised-'));
  port = await freeTestPort();
  [launched, beats] = [[], []];
});

afterEach(async () => {
  await running?.stop();
  rmSync(dataDirectory, { recursive: true });
});

const answers = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', () => resolve(true));
    socket.on('error', () => {});
    socket.once('close', () => resolve(false));
  });

async function supervise(isLive: () => Promise<boolean>, giveUp?: (error: Error) => void): Promise<void> {
  const launch = () => {
    const child = spawn(process.execPath, ['-e', standIn, String(port)], { stdio: 'ignore' });
    launched.push(child.pid ?? 0);
    return child;
  };
  const asked = async () => {
    const beat = await isLive();
    beats.push(beat);
    return beat;
  };
  const process_ = new SupervisedProcess({
    name: 'stand-in',
    launch,
    isReady: answers,
    isLive: asked,
    dataDirectory,
    list: { add() {}, remove() {} },
    heartbeat,
    giveUp,
  });
  running = process_;
  await process_.start();
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};

test('a process that hangs is ended after so many missed beats and started again, and the new one is left alone', async () => {
  await supervise(answers);
  await until(() => beats.length >= 2);
  process.kill(launched[0] ?? 0, 'SIGSTOP');
  await until(() => launched.length === 2);
  expect(beats.filter((beat) => !beat)).toHaveLength(heartbeat.missed);
  await until(() => beats.slice(-5).every(Boolean) && beats.length > 10);
  expect(launched).toHaveLength(2);
});

test('one that misses beats and comes back, again and again, is busy and not ended', async () => {
  const answersOf = [false, false, true];
  await supervise(async () => answersOf[beats.length % 3] ?? true);
  await until(() => beats.length >= 30);
  expect(launched).toHaveLength(1);
});

test('whoever was ready and ends is started again at once, and after a growing pause when it goes on ending', async () => {
  const later = jest.spyOn(globalThis, 'setTimeout');
  await supervise(answers);
  const pauses: unknown[] = [];
  for (let ended = 0; ended < 3; ended++) {
    later.mockClear();
    process.kill(launched[ended] ?? 0, 'SIGKILL');
    await until(() => launched.length === ended + 2);
    // The one timer that is set with a pause of the launcher; beats and looks of this file are others.
    pauses.push(later.mock.calls.map(([, ms]) => ms).find((ms) => [0, 500, 1_000, 2_000].includes(ms ?? -1)));
  }
  expect(pauses).toEqual([0, 500, 1_000]);
  later.mockRestore();
});

/** Kills it as soon as it answers, so many times; resolves once it was started again after each, or given up. */
async function killAgainAndAgain(times: number, isOver: () => boolean = () => false): Promise<void> {
  for (let killed = 0; killed < times; killed += 1) {
    await until(() => launched.length === killed + 1);
    while (!(await answers())) await sleep(20);
    process.kill(launched[killed] ?? 0, 'SIGKILL');
  }
  await until(() => launched.length === times + 1 || isOver());
}

test('one that dies three times within a minute is given up with the reason, and not started a fourth time', async () => {
  const reasons: string[] = [];
  await supervise(
    async () => true,
    ({ message }) => reasons.push(message),
  );
  await killAgainAndAgain(3, () => reasons.length > 0);
  expect(reasons).toEqual([expect.stringContaining('stand-in ended 3 times within a minute, the last time it ended by SIGKILL')]);
  await sleep(2_500);
  expect([launched.length, reasons.length]).toEqual([3, 1]);
});

test('one that nobody gives up is started again every time', async () => {
  await supervise(async () => true);
  await killAgainAndAgain(4);
  expect(launched).toHaveLength(5);
});

test('one that is started again on purpose is not counted', async () => {
  const reasons: Error[] = [];
  await supervise(
    async () => true,
    (error) => reasons.push(error),
  );
  for (let count = 1; count <= 4; count += 1) {
    await running?.restart();
    await until(() => launched.length === count + 1);
    while (!(await answers())) await sleep(20);
  }
  expect(reasons).toEqual([]);
});
