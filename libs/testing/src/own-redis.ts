import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeTestPort } from './answering-service';

const program = JSON.parse(process.env.TEST_REDIS_PROGRAM ?? 'null') as { command: string; env: Record<string, string> } | null;

/** For specs that need {@link OwnRedis}: skipped when `npm test` was given a Redis and cannot start one. */
export const describeWithOwnRedis = program ? describe : describe.skip;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('error', () => end(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => end(data.includes('+PONG')));
  });

/** A Redis for a single spec. It persists nothing, and may hang and be killed. */
export class OwnRedis {
  private readonly home = mkdtempSync(join(tmpdir(), 'folia-own-redis-'));
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freeTestPort());
    await redis.launch();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** From now on it accepts connections and answers nothing, as behind a broken network. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  /** Answers everything that was sent in the meantime. */
  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  /** Kills it without warning; resolves when it is gone. */
  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Starts it at its old address; it is empty, since nothing is persisted. */
  async launch(): Promise<void> {
    if (!program) throw new Error('run this spec with `npm test`, which finds a Redis');
    const settings = ['--bind', '127.0.0.1', '--port', String(this.port), '--dir', this.home, '--save', '', '--appendonly', 'no'];
    this.child = spawn(program.command, settings, { env: { ...process.env, ...program.env }, stdio: 'ignore' });
    while (!(await answers(this.port))) await sleep(20);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.home, { recursive: true, force: true });
  }
}
