import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { startVisit } from '@folia/contracts/visit/questions';
import { recordVisitRoute, startVisitRoute } from '@folia/contracts/visit/routes';
import { type RecordedVisit, recordVisitInput, type StartedVisit, startVisitInput } from '@folia/contracts/visit/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { z } from 'zod';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';
import { BeaconsService } from './beacons.service';
import { ViewedPageService } from './viewed-page.service';
import { VisitGapService } from './visit-gap.service';
import { VisitSaltService } from './visit-salt.service';
import { asksForPrivacy, countryOf, deviceOf, referrerHostOf } from './visit-source';

const agentOf = ({ headers }: CalledRequest) => (headers['user-agent'] ?? '').slice(0, 500);
const notCounted = (reason: StartedVisit['reason']): StartedVisit => ({ token: null, reason });

/** Visits. Network address and browser go no further than here: what follows is a hash that ends with the day, and the kind of device. */
@Controller()
export class VisitController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly pages: ViewedPageService,
    private readonly salts: VisitSaltService,
    private readonly gaps: VisitGapService,
    private readonly beacons: BeaconsService,
  ) {}

  @Answers(startVisitRoute)
  async start(
    @From() caller: Caller,
    @BodyOf(startVisitInput) { key, profile, itemId, referrer, campaign, after }: z.output<typeof startVisitInput>,
    @Req() request: CalledRequest,
  ): Promise<StartedVisit> {
    if (asksForPrivacy(request.headers)) return notCounted('asked');
    const page = await this.pages.of(caller, key, profile);
    if (itemId && !page.itemIds.has(itemId)) throw new AppError('NOT_FOUND');
    if (page.isOwn) return notCounted('own');
    const visitor = await this.visitorOf(caller, request);
    if (!visitor) return notCounted('unavailable');
    const { ownerId, profileId, version: pageVersion } = page;
    const source = { referrerHost: referrerHostOf(referrer, env.APP_URL), device: deviceOf(agentOf(request)) };
    const country = env.COUNTRY_HEADER ? countryOf(request.headers[env.COUNTRY_HEADER]) : null;
    const asked = { itemId, campaign, after, ownerId, profileId, pageVersion, visitor, ...source, country, userAgent: agentOf(request) };
    const { token } = await this.rpc.call(startVisit, caller, asked).catch((error) => {
      this.gaps.note();
      throw error;
    });
    return token ? { token, reason: null } : notCounted('bot');
  }

  @Answers(recordVisitRoute)
  async record(
    @From() caller: Caller,
    @BodyOf(recordVisitInput) input: z.output<typeof recordVisitInput>,
    @Req() request: CalledRequest,
  ): Promise<RecordedVisit> {
    const visitor = await this.visitorOf(caller, request);
    if (!visitor) throw new AppError('UNAVAILABLE');
    return this.beacons.record({ ...input, visitor });
  }

  private async visitorOf(caller: Caller, request: CalledRequest): Promise<string | null> {
    const visitor = await this.salts.visitorOf({ userId: callerUserId(caller), address: request.ip, userAgent: agentOf(request) });
    if (!visitor) this.gaps.note();
    return visitor;
  }
}
