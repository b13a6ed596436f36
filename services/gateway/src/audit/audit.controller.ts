import type { PassThrough } from 'node:stream';
import { listAuditedDecisions, makeAuditReport } from '@folia/contracts/audit/questions';
import { auditArchiveRoute } from '@folia/contracts/audit/routes';
import type { Caller } from '@folia/contracts/caller';
import { listCriterionHistory, listScreeningJobs } from '@folia/contracts/screening/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { csvLine } from '../analytics/write-csv';
import { asDownload } from '../export/as-download';
import { Answers } from '../http/answers.decorator';
import { From } from '../http/request.decorator';
import { decisionColumns, decisionLine } from './decision-line';
import { readmeOfAudit } from './readme-of-audit';

type Page<T> = { items: T[]; nextCursor: string | null };

/** All pages of a list, one after the other. */
async function* pagesOf<T>(ask: (cursor: string | undefined) => Promise<Page<T>>): AsyncIterable<T> {
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await ask(cursor);
    yield* items;
    if (!nextCursor) return;
    cursor = nextCursor;
  }
}

/** What auditors read of an account, as one archive. */
@Controller()
export class AuditController {
  constructor(private readonly rpc: RpcClient) {}

  /** Everything is asked for before the first byte goes out: a part that fails is a refusal, not half an archive. */
  @Answers(auditArchiveRoute)
  async archive(@From() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const { rpc } = this;
    const { modelCard, ...figures } = await rpc.call(makeAuditReport, caller, {});
    const { items: jobs } = await rpc.call(listScreeningJobs, caller, {});
    const decisions = [csvLine(decisionColumns)];
    for await (const decision of pagesOf((cursor) => rpc.call(listAuditedDecisions, caller, { cursor }))) decisions.push(csvLine(decisionLine(decision)));
    const criteria: unknown[] = [];
    for (const { id: jobId, title, company, state, createdAt, closedAt } of jobs) {
      const history: unknown[] = [];
      for await (const change of pagesOf((cursor) => rpc.call(listCriterionHistory, caller, { jobId, cursor }))) history.push(change);
      criteria.push({ jobId, title, company, state, createdAt, closedAt, history });
    }
    const zip = new ZipFile();
    const out = zip.outputStream as PassThrough;
    zip.on('error', (error) => out.destroy(error as Error));
    const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
    add('README.txt', readmeOfAudit(figures.madeAt));
    add('model-card.md', modelCard);
    add('impact-ratios.json', asText(figures));
    add('decisions.csv', decisions.join(''));
    add('criteria-history.json', asText(criteria));
    zip.end();
    asDownload(reply, 'application/zip', 'folia-audit.zip').send(out);
  }
}

const asText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
