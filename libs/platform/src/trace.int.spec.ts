import { guest } from '@folia/contracts/caller';
import { jobDone } from '@folia/contracts/job/events';
import { rpc } from '@folia/contracts/rpc';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { recordSpans } from '@folia/testing/record-spans';
import { testInnerKey } from '@folia/testing/service-env';
import { z } from 'zod';
import { outboxRow } from './outbox';
import { RpcClient } from './rpc-client';
import { currentTraceparent, inSpan, SpanKind } from './trace';

const browser = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const traceId = browser.split('-')[1];
const over = { jobId: '01900000-0000-7000-8000-000000000001', kind: 'no-op', ownerId: '01900000-0000-7000-8000-000000000002' };
const ask = rpc('sums.trace.ask', { access: 'guest', input: z.strictObject({}), output: z.strictObject({ traceparent: z.string(), event: z.string() }) });

let spans: ReturnType<typeof recordSpans>;
let service: { url: string; close: () => Promise<void> };
let client: RpcClient;

beforeAll(async () => {
  spans = recordSpans();
  service = await startAnsweringService([answering(ask, () => ({ traceparent: currentTraceparent(), event: outboxRow(jobDone, over).traceparent }))]);
  client = new RpcClient({ sums: service.url }, testInnerKey);
});

afterAll(async () => {
  client.close();
  await service.close();
  await spans.stop();
});

test('what a browser begins goes on in the service that is called, in its events and in the worker that handles a message', async () => {
  const told = await inSpan('GET', browser, SpanKind.SERVER, () => client.call(ask, guest, {}));
  await inSpan('process no-op', told.traceparent, SpanKind.CONSUMER, async () => {});
  expect(told.traceparent).toContain(traceId);
  expect(told.event).toContain(traceId);
  const finished = spans.finished();
  expect(finished.map(({ name }) => name).sort()).toEqual(['GET', 'process no-op', 'sums.trace.ask']);
  expect(new Set(finished.map((span) => span.traceId))).toEqual(new Set([traceId]));
});
