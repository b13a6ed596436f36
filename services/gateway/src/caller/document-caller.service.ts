import { type Caller, callerUserId, guest } from '@folia/contracts/caller';
import { Injectable } from '@nestjs/common';
import { env } from '../env';
import type { CalledRequest } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { CallerService } from './caller.service';
import { withLinkSession } from './link-session';

const cookies = cookiesFor(env.APP_URL);

/** Who asks for a document or a file, and which links they hold. Two cookies say so, for reading only. With an expired cookie the caller is a guest. */
@Injectable()
export class DocumentCallerService {
  constructor(private readonly callers: CallerService) {}

  async callerOf(request: CalledRequest): Promise<Caller> {
    return withLinkSession(await this.callers.callerOf(request.cookies[cookies.session] ?? null).catch(() => guest), request);
  }

  /** The auth code for further questions about this document; null for a guest, and when the cookie is no longer valid. */
  async authCodeOf(request: CalledRequest): Promise<string | null> {
    const caller = await this.callerOf(request);
    return callerUserId(caller) ? (request.cookies[cookies.session] ?? null) : null;
  }
}
