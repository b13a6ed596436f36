import type { Caller } from '@folia/contracts/caller';
import { exportAiRows, exportPortfolioRows, exportSharingRows, exportUserRows } from '@folia/contracts/export';
import type { RpcClient } from '@folia/platform/rpc-client';

const questions = { user: exportUserRows, portfolio: exportPortfolioRows, ai: exportAiRows, sharing: exportSharingRows };
type Service = keyof typeof questions;

/** The services that hold rows about people. */
export const services = Object.keys(questions) as Service[];

/** All rows of a service about the caller as one JSON object of tables, a piece at a time. The first part is asked for before this answers. */
export async function rowsOf(rpc: RpcClient, caller: Caller, service: Service): Promise<AsyncIterable<string>> {
  const ask = (cursor: string | null) => rpc.call(questions[service], caller, { cursor });
  const first = await ask(null);
  return writeTables(first, ask);
}

type Part = { table: string; rows: unknown[]; next: string | null };

/** One table after the other, each a list. */
export async function* writeTables(first: Part, ask: (cursor: string) => Promise<Part>): AsyncIterable<string> {
  let table = '';
  let isFirstRow = true;
  for (let part: Part | null = first; part; part = part.next ? await ask(part.next) : null) {
    if (part.table !== table) yield `${table ? '\n  ],\n' : '{\n'}  ${JSON.stringify(part.table)}: [`;
    isFirstRow = isFirstRow || part.table !== table;
    table = part.table;
    for (const row of part.rows) {
      yield `${isFirstRow ? '' : ','}\n    ${JSON.stringify(row)}`;
      isFirstRow = false;
    }
  }
  yield '\n  ]\n}\n';
}
