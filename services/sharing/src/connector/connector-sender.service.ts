import { createHash } from 'node:crypto';
import { systemCaller } from '@folia/contracts/caller';
import { getTestResult } from '@folia/contracts/connector/questions';
import type { TestResult } from '@folia/contracts/connector/shapes';
import { AppError } from '@folia/contracts/errors';
import { type DeliveryProblem, deliveryMs, keptAnswerBytes } from '@folia/contracts/webhook/words';
import { Every } from '@folia/platform/discovery';
import { RpcClient } from '@folia/platform/rpc-client';
import { type PostAnswer, SafePost } from '@folia/platform/safe-post';
import { workThrough } from '@folia/platform/work-through';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { nextTry, retryAfterOf } from '../webhook/next-try';
import { type WebhookSettings, webhookSettings } from '../webhook/webhook-settings';
import { atsOf } from './ats-of';
import { ConnectorRepository } from './connector.repository';
import { type ClaimedCall, ConnectorCallRepository } from './connector-call.repository';
import { ConnectorKeys } from './connector-keys';
import { TestRepository, type TestToCheck } from './test.repository';

/** How much is told at once. */
const mostAtOnce = 20;
const problemOf: Partial<Record<AppError['code'], DeliveryProblem>> = { ADDRESS_REFUSED: 'address-refused', TIMEOUT: 'timed-out' };

/** Tells the other side that a test has another result than they know; they ask for it then. */
@Injectable()
export class ConnectorSenderService implements OnApplicationShutdown {
  private readonly post: SafePost;
  private readonly keys: ConnectorKeys;

  constructor(
    @Inject(webhookSettings) { keys, testHosts }: WebhookSettings,
    private readonly connectors: ConnectorRepository,
    private readonly tests: TestRepository,
    private readonly calls: ConnectorCallRepository,
    private readonly rpc: RpcClient,
  ) {
    this.post = new SafePost({ ms: deliveryMs, keptBytes: keptAnswerBytes, testHosts });
    this.keys = new ConnectorKeys(keys);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.post.close();
  }

  @Every(2_000)
  async check(): Promise<void> {
    await workThrough(await this.tests.listToCheck(), (test) => this.compare(test));
  }

  @Every(2_000)
  async sendDue(): Promise<void> {
    const claimed = await this.calls.claim(mostAtOnce);
    await Promise.all(claimed.map((call) => this.send(call)));
  }

  /** While the key that seals is being replaced, what the former one sealed is sealed again. */
  @Every(60_000)
  async sealAgain(): Promise<void> {
    if (!this.keys.isReplacing) return;
    for (const { id, sealed } of await this.connectors.listSealed()) {
      const again = this.keys.sealedAgain(sealed, id);
      if (again) await this.connectors.sealAgain(id, sealed, again);
    }
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.calls.removeOld();
    await this.tests.removeOld();
  }

  /** A result is told once; so is another one, and that there is none any more. */
  private async compare(test: TestToCheck): Promise<void> {
    const { accountId, agreementId, connectorId, id: testId, told } = test;
    const result = await this.rpc.call(getTestResult, systemCaller('connector'), { accountId, agreementId });
    // While a reading goes on, what was told last stands.
    const now = result.state === 'waiting' || (result.state === 'over' && told === null) ? told : printOf(result);
    await this.calls.database.transaction(async (manager) => {
      if (!(await this.tests.noteChecked(manager, test, now)) || now === told) return;
      await this.calls.insert({ connectorId, testId, call: 'completed', state: 'waiting' }, manager);
    });
  }

  private async send(claimed: ClaimedCall): Promise<void> {
    const began = performance.now();
    const at = new Date().toISOString();
    const made = () => ({ at, ms: Math.round(performance.now() - began) });
    const key = this.keys.open(claimed.sealedKey, claimed.connectorId);
    if (!key) return this.calls.save(claimed, { state: 'failed', wait: 0, made: { ...made(), status: null, problem: 'secret-lost' } });
    const { method, headers, body } = atsOf[claimed.kind].writeCompleted(key);
    const answer = await this.post.send(claimed.address, headers, body, method).catch((error) => {
      if (error instanceof AppError) return error;
      throw error;
    });
    if (answer instanceof AppError) {
      const problem = problemOf[answer.code] ?? 'unreachable';
      return this.calls.save(claimed, { ...after(claimed, 0), made: { ...made(), status: null, problem } });
    }
    await this.calls.save(claimed, { ...endOf(claimed, answer), made: { ...made(), status: answer.status, problem: null } });
  }
}

/** "The response will return only the HTTP status code" (grnhse/greenhouse-api-docs, source/includes/assessment/_patch_completed_test.md). */
function endOf(claimed: ClaimedCall, { status, headers }: PostAnswer): ReturnType<typeof after> {
  if (status >= 200 && status < 300) return { state: 'delivered', wait: 0 };
  if (status === 410) return { state: 'failed', wait: 0 };
  return after(claimed, retryAfterOf(status, headers['retry-after'], Date.now()));
}

function after({ round }: ClaimedCall, retryAfterS: number): { state: 'waiting' | 'failed' | 'delivered'; wait: number } {
  const wait = nextTry(round + 1, retryAfterS, Math.random());
  return wait === null ? { state: 'failed', wait: 0 } : { state: 'waiting', wait };
}

/** By which a result is known again, without its words. */
const printOf = (result: TestResult) => createHash('sha256').update(JSON.stringify(result)).digest('base64url');
