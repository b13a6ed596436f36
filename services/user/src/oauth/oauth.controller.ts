import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import * as asked from '@folia/contracts/oauth/questions';
import type { OauthResource } from '@folia/contracts/oauth/resources';
import type { Allowance, OauthCall } from '@folia/contracts/oauth/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { OauthProviderService } from './oauth-provider.service';
import { OauthRequestService } from './oauth-request.service';
import { ProgramService } from './program.service';

@Controller()
export class OauthController {
  constructor(
    private readonly server: OauthProviderService,
    private readonly requests: OauthRequestService,
    private readonly programs: ProgramService,
  ) {}

  @Handles(asked.answerOauth)
  answer(_caller: Caller, call: OauthCall) {
    return this.server.answer(call);
  }

  @Handles(asked.authenticateToken)
  authenticate(_caller: Caller, { token, resource, address }: { token: string; resource: OauthResource; address: string }) {
    return this.programs.authenticate(token, resource, address);
  }

  @Handles(asked.getOauthRequest)
  get(_person: Person, { id }: { id: string }) {
    return this.requests.get(id);
  }

  @Handles(asked.allowOauthRequest)
  allow(person: Person, allowance: Allowance & { id: string }) {
    return this.requests.allow(person, allowance);
  }

  @Handles(asked.refuseOauthRequest)
  refuse(person: Person, { id }: { id: string }) {
    return this.requests.refuse(person, id);
  }

  @Handles(asked.listPrograms)
  async list(person: Person) {
    return { items: await this.programs.list(person) };
  }

  @Handles(asked.revokeProgram)
  async revoke(person: Person, { id }: { id: string }) {
    await this.programs.revoke(person, id);
    return {};
  }
}
