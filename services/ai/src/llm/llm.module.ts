import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { LlmController } from './llm.controller';
import { LlmService, llmToken } from './llm.service';
import { LlmAnswerRepository } from './llm-answer.repository';
import { ModelConsentService } from './model-consent.service';
import { ModelHelpService } from './model-help.service';
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
        { provide: ownModelSettingsToken, useValue: ownModelsOf(env) },
        LlmService,
        LlmAnswerRepository,
        ModelConsentService,
        ModelHelpService,
        OwnModelRepository,
        OwnModelService,
      ],
      exports: [ModelHelpService, OwnModelService],
    };
  }
}
