import { Readable } from 'node:stream';
import type { Caller } from '@folia/contracts/caller';
import { listOrganisationLog } from '@folia/contracts/organisation/questions';
import { exportLogRoute } from '@folia/contracts/organisation/routes';
import type { LogEntry } from '@folia/contracts/organisation/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { csvLine } from '../analytics/write-csv';
import { asDownload } from '../export/as-download';
import { Answers } from '../http/answers.decorator';
import { From } from '../http/request.decorator';

const header = ['time', 'who', 'what', 'to whom', 'reason', 'details', 'who (number)', 'to whom (number)'];
const nameIn = (one: { name: string | null } | null) => one && (one.name ?? 'an account that is gone');

const lineOf = ({ at, actor, action, target, email, reason, details }: LogEntry) =>
  csvLine([
    at,
    actor ? nameIn(actor) : 'Folia',
    action,
    email ?? nameIn(target),
    reason,
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    actor?.id ?? null,
    target?.id ?? null,
  ]);

/** The whole log of an organisation as a table. */
@Controller()
export class OrganisationLogController {
  constructor(private readonly rpc: RpcClient) {}

  /** The first page is asked for before the first byte goes out, so that a refusal is an answer of its own. */
  @Answers(exportLogRoute)
  async csv(@From() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const { rpc } = this;
    const first = await rpc.call(listOrganisationLog, caller, {});
    const lines = async function* () {
      yield csvLine(header);
      for (let page = first; ; page = await rpc.call(listOrganisationLog, caller, { cursor: page.nextCursor ?? undefined })) {
        yield* page.items.map(lineOf);
        if (!page.nextCursor) return;
      }
    };
    asDownload(reply, 'text/csv; charset=utf-8', 'folia-organisation-log.csv').send(Readable.from(lines()));
  }
}
