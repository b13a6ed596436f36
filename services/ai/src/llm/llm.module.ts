import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { LlmController } from './llm.controller';
import { LlmService, llmToken, modelPriceToken } from './llm.service';
import { LlmAnswerRepository } from './llm-answer.repository';
import { ModelConsentService } from './model-consent.service';
import { ModelHelpService } from './model-help.service';
import type { ModelPrice } from './model-price';
import { ModelSpendRepository } from './model-spend.repository';
import { noModel } from './no-model';
import { OpenAiClient } from './openai.client';
import { OwnModelController } from './own-model.controller';
import { OwnModelRepository } from './own-model.repository';
import { OwnModelService, type OwnModelSettings, ownModelSettingsToken } from './own-model.service';

const llmOf = (env: AiEnv) =>
  env.LLM_BASE_URL && env.LLM_MODEL ? new OpenAiClient(env.LLM_MODEL, { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY ?? 'none' }) : noModel;

/** In ms; the question's own time limit has to be longer. */
const ownModelTestMs = 10_000;
const ownModelsOf = (env: AiEnv): OwnModelSettings => ({ innerKeys: env.INNER_KEY, allowLoopback: env.READS_LOOPBACK === 'yes', testMs: ownModelTestMs });

@Module({})
export class LlmModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: LlmModule,
      global: true,
      controllers: [LlmController, OwnModelController],
      providers: [
        { provide: llmToken, useValue: llmOf(env) },
        { provide: modelPriceToken, useValue: { input: env.LLM_INPUT_PRICE ?? 0, output: env.LLM_OUTPUT_PRICE ?? 0 } satisfies ModelPrice },
        { provide: ownModelSettingsToken, useValue: ownModelsOf(env) },
        LlmService,
        LlmAnswerRepository,
        ModelSpendRepository,
        ModelConsentService,
        ModelHelpService,
        OwnModelRepository,
        OwnModelService,
      ],
      exports: [ModelHelpService, OwnModelService],
    };
  }
}
