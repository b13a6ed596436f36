import { type Caller, guest } from '@folia/contracts/caller';
import { Injectable } from '@nestjs/common';
import { env } from '../env';
import type { CalledRequest } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { CallerService } from './caller.service';

const cookies = cookiesFor(env.APP_URL);

/** Who asks for a document or a file: the session cookie says so, for reading only. A cookie that no longer holds is a guest's. */
@Injectable()
export class DocumentCallerService {
  constructor(private readonly callers: CallerService) {}

  authCodeOf(request: CalledRequest): string | null {
    return request.cookies[cookies.session] ?? null;
  }

  async callerOf(request: CalledRequest): Promise<Caller> {
    return this.callers.callerOf(this.authCodeOf(request)).catch(() => guest);
  }
}
