import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { LlmController } from './llm.controller';
import { LlmService, llmToken } from './llm.service';
import { LlmAnswerRepository } from './llm-answer.repository';
import { ModelConsentService } from './model-consent.service';
import { ModelHelpService } from './model-help.service';
import { noModel } from './no-model';
import { OpenAiClient } from './openai.client';

const llmOf = (env: AiEnv) =>
  env.LLM_BASE_URL && env.LLM_MODEL ? new OpenAiClient(env.LLM_MODEL, { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY ?? 'none' }) : noModel;

@Module({})
export class LlmModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: LlmModule,
      global: true,
      controllers: [LlmController],
      providers: [{ provide: llmToken, useValue: llmOf(env) }, LlmService, LlmAnswerRepository, ModelConsentService, ModelHelpService],
      exports: [ModelHelpService],
    };
  }
}
