import type { ConnectorKind } from '@folia/contracts/connector/words';
import { AppError } from '@folia/contracts/errors';
import { type Credentials, credentialsInput } from '@folia/contracts/handover/shapes';
import { deliveryMs } from '@folia/contracts/webhook/words';
import { SafePost } from '@folia/platform/safe-post';
import { TextSealer } from '@folia/platform/sealed-text';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { AtsQuestion } from '../connector/ats';
import { atsOf } from '../connector/ats-of';
import { retryAfterOf } from '../webhook/next-try';
import { type WebhookSettings, webhookSettings } from '../webhook/webhook-settings';
import { type HandoverSettings, handoverSettings } from './handover-settings';

/** More than a list of all jobs of a large organisation. */
const longestAnswer = 4 * 1024 * 1024;

/** `value` is null for a refusal, and for an answer that is not in the shape that was promised. `retryAfterS` is what it asks to wait, 0 for nothing. */
type AtsAnswer<Value> = { status: number; value: Value | null; faults: string; retryAfterS: number };

/** Asks systems of applications, with what opens them: sealed, each as that of its own connector. */
@Injectable()
export class AtsClient implements OnApplicationShutdown {
  private readonly post: SafePost;
  readonly sealer: TextSealer;

  constructor(
    @Inject(webhookSettings) { keys, testHosts }: WebhookSettings,
    @Inject(handoverSettings) private readonly settings: HandoverSettings,
  ) {
    this.post = new SafePost({ ms: deliveryMs, keptBytes: longestAnswer, testHosts });
    this.sealer = new TextSealer(keys, 'folia connector credentials');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.post.close();
  }

  seal(credentials: Credentials, connectorId: string): string {
    return this.sealer.seal(JSON.stringify(credentials), connectorId);
  }

  /** Null where there are none, or the key that sealed them is lost. */
  open(sealed: string | null, connectorId: string): Credentials | null {
    const opened = sealed && this.sealer.open(sealed, connectorId);
    return opened ? credentialsInput.parse(JSON.parse(opened)) : null;
  }

  addressOf(kind: ConnectorKind, path: string): string {
    return `${this.settings.addresses[kind] ?? atsOf[kind].address}${path}`;
  }

  /** Throws what a post throws: ADDRESS_REFUSED, TIMEOUT, ADDRESS_UNREACHABLE. */
  async ask<Value>(kind: ConnectorKind, { method, path, headers, body, answer }: AtsQuestion<Value>): Promise<AtsAnswer<Value>> {
    const sent = await this.post.send(this.addressOf(kind, path), headers, body && JSON.stringify(body), method);
    const read = jsonOf(sent.body);
    const isGood = sent.status >= 200 && sent.status < 300;
    return {
      status: sent.status,
      value: (isGood && answer.safeParse(read).data) || null,
      faults: atsOf[kind].faultsIn(read).replaceAll('\0', '').slice(0, 1_000),
      retryAfterS: retryAfterOf(sent.status, sent.headers['retry-after'], Date.now()),
    };
  }

  /** The same for what a person waits for. Throws ATS_REFUSED {status}, ATS_UNREACHABLE. */
  async read<Value>(kind: ConnectorKind, question: AtsQuestion<Value>): Promise<Value> {
    const { status, value } = await this.ask(kind, question).catch((error) => {
      throw error instanceof AppError ? new AppError('ATS_UNREACHABLE') : error;
    });
    if (value !== null) return value;
    throw status === 429 || status >= 500 ? new AppError('ATS_UNREACHABLE') : new AppError('ATS_REFUSED', { status });
  }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
