import type { AccountModelSpend, ModelInfo, ModelSpendQuery } from '@folia/contracts/model/shapes';
import { meters } from '@folia/contracts/plans';
import { isSwitchedOff } from '@folia/platform/feature-switches';
import type { Claim } from '@folia/platform/job-rows';
import { counter, histogram, timed } from '@folia/platform/metrics';
import type { LlmQuestion } from '@folia/text/model-question';
import { Inject, Injectable } from '@nestjs/common';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { type Llm, type LlmAnswer, LlmUnavailable } from './llm';
import { LlmAnswerRepository } from './llm-answer.repository';
import { type ModelPrice, microDollarsOf } from './model-price';
import { ModelSpendRepository } from './model-spend.repository';
import { noModel } from './no-model';
import { OwnModelService } from './own-model.service';

const callSeconds = histogram(
  'model_call_duration_seconds',
  'Questions to the model; outcome: done, unreachable, unusable, or given up',
  ['outcome'],
  [0.5, 2, 5, 10, 20, 45, 90],
);
const dollars = counter('model_cost_dollars_total', 'Price of the answers of the configured model, in USD');
const tokens = counter('model_tokens_total', 'Tokens sent to the model (input) and received (output), as far as it tells', ['direction']);

/** The configured model, or its stand-in when there is none. */
export const llmToken = Symbol('Llm');

/** The price of the configured model's tokens; zero where none is given. */
export const modelPriceToken = Symbol('ModelPrice');

/** What a person pays for with units is about their own things alone, so their own model may see it. */
const paidKinds: ReadonlySet<string> = new Set(meters);

/** Asks a model once per job and step. */
@Injectable()
export class LlmService {
  constructor(
    @Inject(llmToken) private readonly llm: Llm,
    @Inject(modelPriceToken) private readonly price: ModelPrice,
    private readonly answers: LlmAnswerRepository,
    private readonly spend: ModelSpendRepository,
    private readonly ownModels: OwnModelService,
    @InjectPinoLogger(LlmService.name) private readonly log: PinoLogger,
  ) {}

  /** The model for a job: its owner's own, if there is one and the job is one they pay for, else the configured one, unless that is switched off. */
  async of({ kind, ownerId }: Pick<Claim, 'kind' | 'ownerId'>): Promise<Llm> {
    const own = paidKinds.has(kind) ? await this.ownModels.find(ownerId) : null;
    return own ?? ((await isSwitchedOff('model')) ? noModel : this.llm);
  }

  /** Whether it is one that its owner brought along. */
  isOwn = (llm: Llm): boolean => llm !== this.llm && llm !== noModel;

  /** What people are told about the configured model: its name and its host. */
  get info(): ModelInfo {
    const { model: name, host } = this.llm;
    return name && host ? { name, host } : null;
  }

  async listSpend(query: ModelSpendQuery): Promise<AccountModelSpend> {
    return { isPriced: this.price.input + this.price.output > 0, ...(await this.spend.list(query)) };
  }

  /** The answer from an earlier run of the job, or null. */
  async findKept<T>(jobId: string, { step, answer }: Pick<LlmQuestion<T>, 'step' | 'answer'>): Promise<LlmAnswer<T> | null> {
    const kept = await this.answers.find(jobId, step);
    const parsed = kept && answer.schema.safeParse(kept.value);
    return kept && parsed?.success ? { ...kept, value: parsed.data } : null;
  }

  /** Throws LlmUnavailable; the signal's reason when aborted. */
  async ask<T>(llm: Llm, jobId: string, question: LlmQuestion<T>, signal: AbortSignal): Promise<LlmAnswer<T>> {
    const kept = await this.findKept(jobId, question);
    if (kept) return kept;
    const tell = (seconds: number, outcome: string) => callSeconds.observe({ outcome }, seconds);
    const answer = await timed(
      () => llm.ask(question, signal),
      tell,
      (error) => (error instanceof LlmUnavailable ? error.fault : 'given up'),
    );
    tokens.inc({ direction: 'input' }, answer.inputTokens);
    tokens.inc({ direction: 'output' }, answer.outputTokens);
    const isOwn = this.isOwn(llm);
    const microDollars = isOwn ? 0 : microDollarsOf(answer, this.price);
    dollars.inc({}, microDollars / 1e6);
    await this.answers.keep(jobId, question.step, llm.model ?? '', answer, { isOwn, microDollars });
    this.log.info({ job: jobId, step: question.step, inputTokens: answer.inputTokens, outputTokens: answer.outputTokens, ms: answer.ms }, 'a model answered');
    return answer;
  }

  judged(jobId: string, step: string, accepted: number, dropped: number): Promise<void> {
    return this.answers.judged(jobId, step, accepted, dropped);
  }
}
