import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LlmAnswer } from './llm';

type Row = { value: unknown; input_tokens: number; output_tokens: number; ms: number };

/** What a model answered, by job and step: a job that runs again does not pay again (DESIGN section 9). */
@Injectable()
export class LlmAnswerRepository {
  constructor(private readonly database: DataSource) {}

  async find(jobId: string, step: string): Promise<LlmAnswer<unknown> | null> {
    const rows: Row[] = await this.database.query('SELECT value, input_tokens, output_tokens, ms FROM llm_answer WHERE job_id = $1 AND step = $2', [
      jobId,
      step,
    ]);
    const [row] = rows;
    return row ? { value: row.value, inputTokens: row.input_tokens, outputTokens: row.output_tokens, ms: row.ms } : null;
  }

  async keep(jobId: string, step: string, model: string, answer: LlmAnswer<unknown>): Promise<void> {
    await this.database.query(
      `INSERT INTO llm_answer (job_id, step, model, value, input_tokens, output_tokens, ms) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [jobId, step, model, JSON.stringify(answer.value), answer.inputTokens, answer.outputTokens, answer.ms],
    );
  }

  /** How many of the answer's claims held, and how many were dropped. */
  async judged(jobId: string, step: string, accepted: number, dropped: number): Promise<void> {
    await this.database.query('UPDATE llm_answer SET accepted = $3, dropped = $4 WHERE job_id = $1 AND step = $2', [jobId, step, accepted, dropped]);
  }
}
