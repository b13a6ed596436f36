import { admit } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getJob } from '@folia/contracts/job/questions';
import { jobEventsRoute } from '@folia/contracts/job/routes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CallerService } from '../caller/caller.service';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { JobStreamService } from './job-stream.service';
import { StreamSlots } from './stream-slots.service';

/** Shorter than what proxies take for silence, and than a third of a slot's lease. */
const pulseMs = 15_000;
const streamId = /^\d{1,15}-\d{1,10}$/;

@Controller()
export class JobController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streams: JobStreamService,
    private readonly slots: StreamSlots,
    private readonly callers: CallerService,
  ) {}

  /** Server-sent events (HTML Living Standard 9.2), resumed by Last-Event-ID. */
  @Answers(jobEventsRoute)
  async events(@From() caller: Caller, @Param('id', UuidPipe) id: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    await this.rpc.call(getJob, caller, { id });
    const slot = await this.slots.take(admit('owner', caller, '').id, request.ip);
    if (!slot) throw new AppError('TOO_MANY_STREAMS', { retryAfter: pulseMs / 1000 });
    const asked = request.headers['last-event-id'];
    const lastId = typeof asked === 'string' && streamId.test(asked) ? asked : '0';
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    out.write('retry: 1000\n\n');
    const pulse = setInterval(() => {
      out.write(': still here\n\n');
      slot.keep().catch(() => {});
    }, pulseMs);
    try {
      const callerNow = () => this.callers.callerOf(request.authCode ?? null);
      for await (const { id: eventId, event } of this.streams.follow(id, lastId, gone.signal, callerNow)) {
        out.write(`id: ${eventId}\ndata: ${JSON.stringify(event)}\n\n`);
      }
    } catch {
      // Signed out, or a service is away: the client asks again and gets the reason as an ordinary answer.
    } finally {
      clearInterval(pulse);
      await slot.release();
      out.end();
    }
  }
}

/** Headers that hooks have set already (CORS, request id): a hijacked answer would lose them. */
function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
