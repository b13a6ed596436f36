import type { Caller } from '@folia/contracts/caller';
import { authenticate, type Provider, signIn, signOut, startSignin, type UserType } from '@folia/contracts/session';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { SessionService } from './session.service';

@Controller()
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Handles(startSignin)
  options() {
    return this.sessions.options();
  }

  @Handles(signIn)
  signIn(_caller: Caller, input: { provider: Provider; credential: string; state: string; cookie: string; userType: UserType }) {
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
}
