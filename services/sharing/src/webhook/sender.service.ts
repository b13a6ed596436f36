import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@folia/contracts/errors';
import { type DeliveryProblem, deliveryMs, keptAnswerBytes, webhookPing } from '@folia/contracts/webhook/words';
import { Every, Receives } from '@folia/platform/discovery';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { SafePost } from '@folia/platform/safe-post';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ClaimedDelivery, DeliveryRepository, type EndedTry } from './delivery.repository';
import { DeliveryQueueService, webhookDeliveryQueue } from './delivery-queue.service';
import { keptAnswer } from './kept-answer';
import { nextTry, retryAfterOf } from './next-try';
import { signDelivery } from './sign-delivery';
import { WebhookSecrets } from './webhook-secret';
import { type WebhookSettings, webhookSettings } from './webhook-settings';

/** How much is sent to one endpoint at once: a dead one holds few places, and none of the others'. */
const places = { most: 20, mostOfFailing: 2 };
/** Places that become free in quick succession are filled together. */
const gatherMs = 5;

const problemOf: Partial<Record<AppError['code'], DeliveryProblem>> = { ADDRESS_REFUSED: 'address-refused', TIMEOUT: 'timed-out' };

/** Sends what is due. Order is not promised: whatever failed comes later than what came after it. */
@Injectable()
export class SenderService implements OnApplicationShutdown {
  private readonly post: SafePost;
  private readonly secrets: WebhookSecrets;
  private readonly saving: GroupedCalls<EndedTry, null>;
  /** How to make this process look again for what is due, by the endpoints that it is sending to. */
  private readonly sending = new Map<string, () => void>();

  constructor(
    @Inject(webhookSettings) { keys, testHosts }: WebhookSettings,
    private readonly deliveries: DeliveryRepository,
    private readonly queue: DeliveryQueueService,
  ) {
    this.post = new SafePost({ ms: deliveryMs, keptBytes: keptAnswerBytes, testHosts });
    this.secrets = new WebhookSecrets(keys);
    this.saving = new GroupedCalls(async (tries) => {
      await deliveries.save(tries);
      return tries.map(() => null);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.post.close();
  }

  /** Retries that have become due, and what a lost message or a killed worker left. */
  @Every(2_000)
  async sweep(): Promise<void> {
    this.queue.wake(await this.deliveries.listDue());
  }

  /** Sends to an endpoint until nothing is due for it. */
  @Receives(webhookDeliveryQueue)
  async sendAll(endpointId: string, stopping: AbortSignal): Promise<void> {
    const known = this.sending.get(endpointId);
    if (known) return known();
    const running = new Set<Promise<void>>();
    let isFailing = false;
    try {
      for (let isMore = true; isMore && !stopping.aborted; ) {
        let isWoken = false;
        const woken = new Promise<void>((resolve) => {
          this.sending.set(endpointId, () => {
            isWoken = true;
            resolve();
          });
        });
        const isFull = () => running.size >= (isFailing ? places.mostOfFailing : places.most);
        const claimed = isFull() ? [] : await this.deliveries.claim(endpointId, running.size, places);
        for (const one of claimed) {
          isFailing ||= one.isFailing;
          const sent = this.send(one)
            .then((isDelivered) => {
              isFailing = !isDelivered;
            })
            .finally(() => running.delete(sent));
          running.add(sent);
        }
        if (running.size > 0) {
          // Without a free place there is nothing to look for, however much comes.
          await Promise.race(isFull() ? running : [woken, ...running]);
          await sleep(gatherMs);
        }
        isMore = isWoken || running.size > 0 || claimed.length > 0;
      }
    } finally {
      this.sending.delete(endpointId);
      await Promise.allSettled(running);
    }
  }

  /** Whether it was delivered. */
  private async send(claimed: ClaimedDelivery): Promise<boolean> {
    const at = new Date();
    const sealed = [claimed.sealedSecret, ...(claimed.oldSealedSecret ? [claimed.oldSealedSecret] : [])];
    const secrets = sealed.flatMap((one) => this.secrets.open(one, claimed.endpointId) ?? []);
    const unsent = { claimed, sent: {}, made: { at: at.toISOString(), status: null, problem: null, ms: 0 }, answer: null, isGone: false };
    if (secrets.length === 0) return this.save({ ...unsent, made: { ...unsent.made, problem: 'secret-lost' }, state: 'failed', wait: 0 });
    const sent = signDelivery(claimed.id, claimed.body, secrets, at);
    const began = performance.now();
    const answer = await this.post.send(claimed.url, sent, claimed.body).catch((error) => {
      if (error instanceof AppError) return error;
      throw error;
    });
    const made = { ...unsent.made, ms: Math.round(performance.now() - began) };
    if (answer instanceof AppError) {
      const problem = problemOf[answer.code] ?? 'unreachable';
      return this.save({ ...unsent, sent, made: { ...made, problem }, ...this.after(claimed, 0) });
    }
    const { status, headers } = answer;
    const isGone = status === 410;
    const ended = { claimed, sent, made: { ...made, status }, answer: keptAnswer(answer), isGone };
    if (status >= 200 && status < 300) return this.save({ ...ended, state: 'delivered', wait: 0 });
    if (isGone) return this.save({ ...ended, state: 'failed', wait: 0 });
    return this.save({ ...ended, ...this.after(claimed, retryAfterOf(status, headers['retry-after'], Date.now())) });
  }

  /** Somebody waits for the answer to a ping and can send another one. */
  private after({ round, type }: ClaimedDelivery, retryAfterS: number): Pick<EndedTry, 'state' | 'wait'> {
    const wait = type === webhookPing ? null : nextTry(round + 1, retryAfterS, Math.random());
    return wait === null ? { state: 'failed', wait: 0 } : { state: 'waiting', wait };
  }

  private async save(ended: EndedTry): Promise<boolean> {
    await this.saving.call(ended);
    return ended.state === 'delivered';
  }
}
