import { bool, int4, int8, jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LlmAnswer } from './llm';

const findAnswer = statement('find-llm-answer', {
  text: `SELECT value, input_tokens AS "inputTokens", output_tokens AS "outputTokens", ms FROM llm_answer WHERE job_id = $1 AND step = $2`,
  takes: { jobId: uuid, step: text },
  gives: { value: jsonb, inputTokens: int4, outputTokens: int4, ms: int4 },
});
/** Counts what is kept, once, unless the owner of the job brought the model along. */
const keepAnswer = statement('keep-llm-answer', {
  text: `
    WITH kept AS (
      INSERT INTO llm_answer (job_id, step, model, value, input_tokens, output_tokens, ms) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT DO NOTHING RETURNING job_id, input_tokens, output_tokens
    )
    INSERT INTO model_spend AS spent (day, account_id, answers, input_tokens, output_tokens, micro_dollars)
    SELECT (now() AT TIME ZONE 'UTC')::date, job.owner_id, 1, input_tokens, output_tokens, $9
    FROM kept JOIN job ON job.id = job_id WHERE NOT $8
    ON CONFLICT (day, account_id) DO UPDATE SET answers = spent.answers + 1, input_tokens = spent.input_tokens + excluded.input_tokens,
      output_tokens = spent.output_tokens + excluded.output_tokens, micro_dollars = spent.micro_dollars + excluded.micro_dollars`,
  takes: {
    jobId: uuid,
    step: text,
    model: text,
    value: jsonb,
    inputTokens: int4,
    outputTokens: int4,
    ms: int4,
    isOwn: bool,
    microDollars: int8,
  },
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

  /** `charge`: whether the model is its owner's own, and the price of the answer in millionths of a USD. */
  async keep(jobId: string, step: string, model: string, answer: LlmAnswer<unknown>, charge: { isOwn: boolean; microDollars: number }): Promise<void> {
    await affected(this.database, keepAnswer, { jobId, step, model, ...answer, ...charge });
  }

  /** Records how many of the answer's claims held, and how many were dropped. */
  async judged(jobId: string, step: string, accepted: number, dropped: number): Promise<void> {
    await affected(this.database, noteJudged, { jobId, step, accepted, dropped });
  }
}
