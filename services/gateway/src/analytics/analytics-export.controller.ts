import { Readable } from 'node:stream';
import { listVisits } from '@folia/contracts/analytics/questions';
import { exportCsvRoute, exportJsonRoute } from '@folia/contracts/analytics/routes';
import { type AnalyticsRange, analyticsQuery, type Reader, type Visit } from '@folia/contracts/analytics/shapes';
import type { Caller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { asDownload } from '../export/as-download';
import { Answers } from '../http/answers.decorator';
import { From, QueryOf } from '../http/request.decorator';
import { csvLine } from './write-csv';

type Query = z.output<typeof analyticsQuery>;

const header = ['time', 'reader', 'source', 'source name', 'campaign', 'device', 'country', 'views', 'visible seconds', 'scrolled percent', 'longest at'];

function nameOf(reader: Reader): string {
  if (reader.shown === 'named') return reader.name;
  if (reader.shown === 'verified') return reader.email;
  if (reader.shown === 'link') return `by link ${reader.name}`;
  return reader.shown === 'kind' ? (reader.kind === 'business' ? 'a recruiter' : 'a member') : 'anonymous';
}

const lineOf = ({ startedAt, reader, channel, campaign, device, country, views, visibleMs, scrollPercent, longest }: Visit) =>
  csvLine([
    startedAt,
    nameOf(reader),
    channel.kind,
    channel.name,
    campaign && [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(' / '),
    device,
    country,
    views,
    Math.round(visibleMs / 1000),
    scrollPercent,
    longest && (longest.heading || longest.section),
  ]);

/** The visits of a range as a file, whatever the plan. */
@Controller()
export class AnalyticsExportController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(exportCsvRoute)
  async csv(@From() caller: Caller, @QueryOf(analyticsQuery) query: Query, @Res() reply: FastifyReply): Promise<void> {
    const { range, visits } = await this.pages(caller, query);
    const lines = async function* () {
      yield csvLine(header);
      for await (const visit of visits) yield lineOf(visit);
    };
    asDownload(reply, 'text/csv; charset=utf-8', `${nameOfFile(range)}.csv`).send(Readable.from(lines()));
  }

  @Answers(exportJsonRoute)
  async json(@From() caller: Caller, @QueryOf(analyticsQuery) query: Query, @Res() reply: FastifyReply): Promise<void> {
    const { range, visits } = await this.pages(caller, query);
    const text = async function* () {
      yield `{"range":${JSON.stringify(range)},"items":[`;
      let comma = '';
      for await (const visit of visits) {
        yield comma + JSON.stringify(visit);
        comma = ',\n';
      }
      yield '],"nextCursor":null}\n';
    };
    asDownload(reply, 'application/json; charset=utf-8', `${nameOfFile(range)}.json`).send(Readable.from(text()));
  }

  /** The first page is asked for before the first byte goes out, so that a refusal is an answer of its own. */
  private async pages(caller: Caller, query: Query): Promise<{ range: AnalyticsRange; visits: AsyncIterable<Visit> }> {
    const first = await this.rpc.call(listVisits, caller, query);
    const { rpc } = this;
    const visits = async function* () {
      for (let page = first; ; page = await rpc.call(listVisits, caller, { ...query, cursor: page.nextCursor ?? undefined })) {
        yield* page.items;
        if (!page.nextCursor) return;
      }
    };
    return { range: first.range, visits: visits() };
  }
}

const nameOfFile = ({ from, to }: AnalyticsRange) => `folia-visits-${from}-to-${to}`;
