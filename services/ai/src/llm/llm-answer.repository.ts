import { int4, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LlmAnswer } from './llm';

const findAnswer = statement('find-llm-answer', {
  text: `SELECT value, input_tokens AS "inputTokens", output_tokens AS "outputTokens", ms FROM llm_answer WHERE job_id = $1 AND step = $2`,
  takes: { jobId: uuid, step: text },
  gives: { value: jsonb, inputTokens: int4, outputTokens: int4, ms: int4 },
});
const keepAnswer = statement('keep-llm-answer', {
  text: 'INSERT INTO llm_answer (job_id, step, model, value, input_tokens, output_tokens, ms) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
  takes: { jobId: uuid, step: text, model: text, value: jsonb, inputTokens: int4, outputTokens: int4, ms: int4 },
});
const noteJudged = statement('note-judged-llm-answer', {
  text: 'UPDATE llm_answer SET accepted = $3, dropped = $4 WHERE job_id = $1 AND step = $2',
  takes: { jobId: uuid, step: text, accepted: int4, dropped: int4 },
});

/** A model's answers, by job and step, so that a job that runs again does not pay again (DESIGN section 9). */
@Injectable()
export class LlmAnswerRepository {
  constructor(private readonly database: DataSource) {}

  async find(jobId: string, step: string): Promise<LlmAnswer<unknown> | null> {
    return row(this.database, findAnswer, { jobId, step });
  }

  async keep(jobId: string, step: string, model: string, answer: LlmAnswer<unknown>): Promise<void> {
    await affected(this.database, keepAnswer, { jobId, step, model, ...answer });
  }

  /** Records how many of the answer's claims held, and how many were dropped. */
  async judged(jobId: string, step: string, accepted: number, dropped: number): Promise<void> {
    await affected(this.database, noteJudged, { jobId, step, accepted, dropped });
  }
}
