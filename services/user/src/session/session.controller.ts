import type { Caller } from '@folia/contracts/caller';
import { authenticate, type Provider, signIn, signOut, startSignin, type UserType } from '@folia/contracts/session';
import { endSession, listSessions } from '@folia/contracts/sign-ins';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { ProvidersService } from './providers.service';
import { SessionService } from './session.service';

@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly providers: ProvidersService,
  ) {}

  @Handles(startSignin)
  options(_caller: Caller, { cookie }: { cookie: string }) {
    return this.providers.options(cookie);
  }

  @Handles(signIn)
  signIn(_caller: Caller, input: { provider: Provider; credential: string; state: string; cookie: string; userType: UserType; userAgent: string }) {
    return this.sessions.signIn(input);
  }

  @Handles(authenticate)
  authenticate(_caller: Caller, { authCode }: { authCode: string }) {
    return this.sessions.authenticate(authCode);
  }

  @Handles(signOut)
  async signOut(caller: Caller, { everywhere }: { everywhere: boolean }) {
    await this.sessions.signOut(caller, everywhere);
    return {};
  }

  @Handles(listSessions)
  async list(caller: Caller) {
    return { items: await this.sessions.list(caller) };
  }

  @Handles(endSession)
  async end(caller: Caller, { id }: { id: string }) {
    await this.sessions.end(caller, id);
    return {};
  }
}
