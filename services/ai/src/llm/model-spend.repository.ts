import type { AccountModelSpend, ModelSpendQuery } from '@folia/contracts/model/shapes';
import { float8, int4, text, uuid } from '@folia/platform/sql-type';
import { rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const mostAccounts = 50;

const sums = `sum(answers)::int4 AS answers, sum(input_tokens)::float8 AS "inputTokens", sum(output_tokens)::float8 AS "outputTokens",
  (sum(micro_dollars) / 1e6)::float8 AS dollars`;
const asked = `day > (now() AT TIME ZONE 'UTC')::date - $1::int AND ($2::uuid IS NULL OR account_id = $2)`;
const takes = { days: int4, accountId: uuid.nullable };
const gives = { answers: int4, inputTokens: float8, outputTokens: float8, dollars: float8 };

const listDays = statement('list-days-of-model-spend', {
  text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${sums} FROM model_spend WHERE ${asked} GROUP BY day ORDER BY model_spend.day DESC`,
  takes,
  gives: { day: text, ...gives },
});
const listAccounts = statement('list-accounts-of-model-spend', {
  text: `
    SELECT account_id AS "accountId", ${sums} FROM model_spend WHERE ${asked}
    GROUP BY account_id ORDER BY sum(micro_dollars) DESC, sum(input_tokens + output_tokens) DESC, account_id LIMIT ${mostAccounts}`,
  takes,
  gives: { accountId: uuid, ...gives },
});

/** What answers of the installation's model came to. They are counted as they are kept (llm-answer.repository.ts). */
@Injectable()
export class ModelSpendRepository {
  constructor(private readonly database: DataSource) {}

  async list({ days, accountId }: ModelSpendQuery): Promise<Omit<AccountModelSpend, 'isPriced'>> {
    const of = { days, accountId: accountId ?? null };
    const [spentDays, accounts] = await Promise.all([rows(this.database, listDays, of), rows(this.database, listAccounts, of)]);
    return { days: spentDays, accounts };
  }
}
