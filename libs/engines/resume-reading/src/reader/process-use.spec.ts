import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { msOfCpuTime, processUse } from './process-use';

test.each([
  ['0:01.25', 1_250],
  ['1:02.50', 62_500],
  ['00:00:07', 7_000],
  ['02:03:04', 7_384_000],
  ['1-00:00:01', 86_401_000],
])('%s of CPU time, as ps prints it, is %i ms', (text, ms) => {
  expect(msOfCpuTime(text)).toBe(ms);
});

test('a process that computes uses CPU time, and one that waits uses none', async () => {
  const start = (does: string) => spawn(process.execPath, ['-e', `${does}; process.stdout.write('ready')`], { stdio: ['ignore', 'pipe', 'ignore'] });
  const children = [start('const used = () => process.cpuUsage().user + process.cpuUsage().system; while (used() < 5e5); setInterval(() => {}, 1e6)')];
  children.push(start('setInterval(() => {}, 1e6)'));
  try {
    await Promise.all(children.map((child) => new Promise((resolve) => child.stdout.once('data', resolve))));
    const [busy, idle] = await Promise.all(children.map((child) => processUse(child.pid ?? 0)));
    expect(busy?.cpuMs).toBeGreaterThanOrEqual(490);
    expect(busy?.cpuMs).toBeGreaterThan(idle?.cpuMs ?? Number.NaN);
    expect(idle?.residentBytes).toBeGreaterThan(1024 * 1024);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
});

test('a process that is gone uses nothing that is known', async () => {
  const child = promisify(execFile)(process.execPath, ['-e', '']);
  const { pid = 0 } = child.child;
  await child;
  expect(await processUse(pid)).toBeNull();
});
