import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { authenticate, signIn, signOut, startSignin } from '@folia/contracts/session/questions';
import type { Provider, UserType } from '@folia/contracts/session/shapes';
import { endSession, listSessions } from '@folia/contracts/sign-ins/questions';
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
  async signOut(person: Person, { everywhere }: { everywhere: boolean }) {
    await this.sessions.signOut(person, everywhere);
    return {};
  }

  @Handles(listSessions)
  async list(person: Person) {
    return { items: await this.sessions.list(person) };
  }

  @Handles(endSession)
  async end(person: Person, { id }: { id: string }) {
    await this.sessions.end(person, id);
    return {};
  }
}
