import { admit } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { jobEventsRoute } from '@folia/contracts/job/routes';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CallerService } from '../caller/caller.service';
import { Answers } from '../http/answers.decorator';
import { type EventStream, openEventStream, pulseMs } from '../http/event-stream';
import { type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { type FollowedEvent, JobStreamService } from './job-stream.service';
import { type StreamSlot, StreamSlots } from './stream-slots.service';

const streamId = /^\d{1,15}-\d{1,10}$/;

@Controller()
export class JobController {
  constructor(
    private readonly streams: JobStreamService,
    private readonly slots: StreamSlots,
    private readonly callers: CallerService,
  ) {}

  /** Server-sent events, resumed by Last-Event-ID. */
  @Answers(jobEventsRoute)
  async events(@From() caller: Caller, @Param('id', UuidPipe) id: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const job = await this.streams.open(id, caller);
    const slot = await this.slots.take(admit('owner', caller, null).id, request.ip);
    if (!slot) {
      job.stop();
      throw new AppError('TOO_MANY_STREAMS', { retryAfter: pulseMs / 1000 });
    }
    const asked = request.headers['last-event-id'];
    const lastId = typeof asked === 'string' && streamId.test(asked) ? asked : '0';
    const gone = new AbortController();
    const stream = openEventStream(
      reply,
      () => void slot.keep().catch(() => {}),
      () => gone.abort(),
    );
    const callerNow = () => this.callers.callerOf(request.authCode ?? null);
    // Not awaited: what Nest and Fastify hold for a request that is not answered yet is half of what a stream takes, and there are thousands.
    void tellAll(this.streams.follow(job, lastId, gone.signal, callerNow), stream, slot);
  }
}

async function tellAll(events: AsyncIterable<FollowedEvent>, stream: EventStream, slot: StreamSlot): Promise<void> {
  try {
    for await (const { id, event } of events) await stream.send(event, { id });
  } catch {
    // Signed out, or a service is away: the client asks again and gets the reason as an ordinary answer.
  } finally {
    // First, so that the listener who comes again at once finds their place free.
    await slot.release();
    stream.end();
  }
}
