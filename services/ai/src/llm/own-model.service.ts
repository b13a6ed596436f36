import type { Person } from '@folia/contracts/access';
import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { ownModelSaved } from '@folia/contracts/own-model/events';
import type { OwnModel, SaveOwnModel } from '@folia/contracts/own-model/shapes';
import { Every } from '@folia/platform/discovery';
import type { KeyList } from '@folia/platform/key-list';
import { Outbox } from '@folia/platform/outbox';
import { guardedFetch, refusalIn } from '@folia/platform/safe-fetch';
import { TextSealer } from '@folia/platform/sealed-text';
import type { LlmQuestion } from '@folia/text/model-question';
import { Inject, Injectable } from '@nestjs/common';
import { APIError } from 'openai';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Llm, LlmUnavailable } from './llm';
import { ModelConsentService } from './model-consent.service';
import { OpenAiClient } from './openai.client';
import { type KeptOwnModel, OwnModelRepository } from './own-model.repository';

/** `innerKeys` are what the keys of kept keys are made from; `testMs` is how long a test may take. `allowLoopback` is for tests. */
export type OwnModelSettings = { innerKeys: KeyList; allowLoopback: boolean; testMs: number };
export const ownModelSettingsToken = Symbol('OwnModelSettings');

const clientsKept = 500;

const readiness: LlmQuestion<{ ready: boolean }> = {
  step: 'try',
  instructions: 'Answer {"ready": true}.',
  data: {},
  answer: { name: 'readiness', schema: z.strictObject({ ready: z.boolean() }) },
  maxAnswerTokens: 1_000,
  maxAnswerCharacters: 500,
};

/** Language models that accounts bring along. What they pay for with units is done with their model, and costs none. */
@Injectable()
export class OwnModelService {
  /** The latest used last. A client knows whether its endpoint failed a moment ago. */
  private readonly clients = new Map<string, { savedAt: number; client: Llm }>();
  private readonly sealer: TextSealer;
  private readonly fetch: typeof globalThis.fetch;

  constructor(
    @Inject(ownModelSettingsToken) private readonly settings: OwnModelSettings,
    private readonly models: OwnModelRepository,
    private readonly consent: ModelConsentService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {
    this.sealer = new TextSealer(settings.innerKeys, 'folia own model key');
    this.fetch = guardedFetch(settings);
  }

  /** The account's model; null where there is none, or its key can't be opened any more. */
  async find(accountId: string): Promise<Llm | null> {
    const kept = await this.models.find(accountId);
    if (!kept) return null;
    const savedAt = kept.savedAt.getTime();
    const known = this.clients.get(accountId);
    const key = known?.savedAt === savedAt ? null : this.open(accountId, kept);
    const client = known?.savedAt === savedAt ? known.client : key && this.clientOf({ ...kept, key });
    if (!client) return null;
    this.clients.delete(accountId);
    this.clients.set(accountId, { savedAt, client });
    const [oldest] = this.clients.keys();
    if (this.clients.size > clientsKept && oldest) this.clients.delete(oldest);
    return client;
  }

  /** Whether its own model, and not units, pays for what an account has done: there is one, and it may see the data. */
  async isPaying(accountId: string): Promise<boolean> {
    return (await this.find(accountId)) !== null && (await this.consent.isGiven(accountId));
  }

  async get({ id }: Person): Promise<OwnModel | null> {
    const kept = await this.models.find(id);
    return kept && { baseUrl: kept.baseUrl, model: kept.model, needsKey: this.open(id, kept) === null, savedAt: kept.savedAt.toISOString() };
  }

  async save({ id }: Person, { key, ...where }: SaveOwnModel): Promise<OwnModel> {
    await this.try(this.clientOf({ ...where, key }));
    const mayBeAsked = await this.consent.isGiven(id);
    const savedAt = await this.database.transaction(async (manager) => {
      if (mayBeAsked) await this.outbox.publish(manager, ownModelSaved, { accountId: id });
      return this.models.save(manager, id, { ...where, sealedKey: this.sealer.seal(key, id) });
    });
    void this.outbox.relay();
    return { ...where, needsKey: false, savedAt: savedAt.toISOString() };
  }

  async test({ id }: Person): Promise<void> {
    const kept = await this.models.find(id);
    if (!kept) throw new AppError('NOT_FOUND');
    const key = this.open(id, kept);
    if (key === null) throw new AppError('OWN_MODEL_KEY_REFUSED');
    await this.try(this.clientOf({ ...kept, key }));
  }

  async remove({ id }: Person): Promise<void> {
    if (!(await this.models.remove(id))) throw new AppError('NOT_FOUND');
  }

  private clientOf({ baseUrl, model, key }: SaveOwnModel): Llm {
    return new OpenAiClient(model, { baseUrl, apiKey: key, fetch: this.fetch });
  }

  private async try(client: Llm): Promise<void> {
    const within = AbortSignal.timeout(this.settings.testMs);
    try {
      await client.ask(readiness, within);
    } catch (error) {
      throw new AppError(within.aborted ? 'OWN_MODEL_SILENT' : codeOf(error));
    }
  }

  /** While the inner key is being replaced, what the former one sealed is sealed again: afterwards that one may go. */
  @Every(60_000)
  async sealAgain(): Promise<void> {
    if (!this.sealer.isReplacing) return;
    for (const { accountId, sealedKey } of await this.models.listSealed()) {
      const sealedAgain = this.sealer.sealedAgain(sealedKey, accountId);
      if (sealedAgain) await this.models.sealAgain(accountId, sealedKey, sealedAgain);
    }
  }

  /** Null: it was sealed with another inner key. */
  private open(accountId: string, { sealedKey }: KeptOwnModel): string | null {
    return this.sealer.open(sealedKey, accountId);
  }
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof LlmUnavailable)) throw error;
  const { fault, cause } = error;
  if (fault === 'unusable') return 'OWN_MODEL_UNUSABLE';
  if (refusalIn(cause)) return 'OWN_MODEL_ADDRESS_REFUSED';
  const status = cause instanceof APIError ? cause.status : null;
  if (status === 401 || status === 403) return 'OWN_MODEL_KEY_REFUSED';
  return status === 404 ? 'OWN_MODEL_UNKNOWN' : 'OWN_MODEL_UNREACHABLE';
}
