import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  private constructor(
    readonly port: number,
    private readonly settings: string[],
  ) {}

  /** `settings`: further ones of the program, such as whose replica it is. */
  static async start(settings: string[] = []): Promise<OwnRedis> {
    const redis = new OwnRedis(await freeTestPort(), settings);
    await redis.launch();
    return redis;
  }

  /** A Sentinel that alone decides when a primary, which it calls `folia`, is gone: after a second without an answer. */
  static async startSentinel(primaryPort: number): Promise<OwnRedis> {
    const sentinel = new OwnRedis(await freeTestPort(), []);
    const file = join(sentinel.home, 'sentinel.conf');
    const rules = [`sentinel monitor folia 127.0.0.1 ${primaryPort} 1`, 'sentinel down-after-milliseconds folia 1000', 'sentinel failover-timeout folia 5000'];
    writeFileSync(file, `${rules.join('\n')}\n`);
    await sentinel.launch([file, '--sentinel', '--bind', '127.0.0.1', '--port', String(sentinel.port)]);
    return sentinel;
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
  async launch(settings = this.ownSettings()): Promise<void> {
    if (!program) throw new Error('run this spec with `npm test`, which finds a Redis');
    this.child = spawn(program.command, settings, { env: { ...process.env, ...program.env }, stdio: 'ignore' });
    while (!(await answers(this.port))) await sleep(20);
  }

  private ownSettings(): string[] {
    return ['--bind', '127.0.0.1', '--port', String(this.port), '--dir', this.home, '--save', '', '--appendonly', 'no', ...this.settings];
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.home, { recursive: true, force: true });
  }
}
