import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type ClosedLink, watchLinksQuery } from '@folia/contracts/link/gate';
import { grantLink } from '@folia/contracts/link/questions';
import { watchLinksRoute } from '@folia/contracts/link/routes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { openEventStream, pulseMs } from '../http/event-stream';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { StreamSlots } from '../job/stream-slots.service';
import { WatchedLinksService } from './watched-links.service';

@Controller()
export class LinkWatchController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly links: WatchedLinksService,
    private readonly slots: StreamSlots,
  ) {}

  /** Tells of every change, and ends with `closed` or with the listener. */
  @Answers(watchLinksRoute)
  async watch(
    @From() caller: Caller,
    @QueryOf(watchLinksQuery) { ownerId }: z.output<typeof watchLinksQuery>,
    @Req() request: CalledRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { linkSession } = caller;
    const slot = await this.slots.take(linkSession ?? request.ip, request.ip);
    if (!slot) throw new AppError('TOO_MANY_STREAMS', { retryAfter: pulseMs / 1000 });
    const gone = new AbortController();
    const stream = openEventStream(
      reply,
      () => void slot.keep().catch(() => {}),
      () => gone.abort(),
    );
    let stop = () => {};
    let known: string | undefined;
    const reason = await new Promise<ClosedLink['reason'] | null>((resolve) => {
      gone.signal.addEventListener('abort', () => resolve(null));
      if (gone.signal.aborted) return resolve(null);
      if (!linkSession) return resolve('LINK_CHANGED');
      stop = this.links.watch(linkSession, (shown) => {
        const isChange = known !== undefined && shown !== known;
        known = shown;
        // While the service is away nothing is known; the next change asks again.
        this.reasonOf(caller, ownerId).then(
          (found) => {
            if (found) resolve(found);
            else if (isChange) void stream.send({}, { event: 'changed' });
          },
          () => {},
        );
      });
    });
    stop();
    if (reason) await stream.send({ reason } satisfies ClosedLink, { event: 'closed' });
    await slot.release();
    stream.end();
  }

  /** Why nothing of this owner is shown by links any longer; null while something is. */
  private async reasonOf(caller: Caller, ownerId: string): Promise<ClosedLink['reason'] | null> {
    const { links, refusal } = await this.rpc.call(grantLink, caller, { ownerId });
    return links.length > 0 ? null : (refusal ?? 'LINK_CHANGED');
  }
}
