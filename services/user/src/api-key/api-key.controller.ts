import type { Member } from '@folia/contracts/access';
import { authenticateKey, createApiKey, listApiKeys, removeApiKey, resetSandbox, revokeApiKey, rotateApiKey } from '@folia/contracts/api-key/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApiKeyService } from './api-key.service';

type ById = { id: string };

@Controller()
export class ApiKeyController {
  constructor(private readonly keys: ApiKeyService) {}

  @Handles(authenticateKey)
  authenticate(_caller: Caller, { secret, address }: z.output<typeof authenticateKey.input>) {
    return this.keys.authenticate(secret, address);
  }

  @Handles(listApiKeys)
  list(member: Member) {
    return this.keys.list(member);
  }

  @Handles(createApiKey)
  create(member: Member, input: z.output<typeof createApiKey.input>) {
    return this.keys.create(member, input);
  }

  @Handles(rotateApiKey)
  rotate(member: Member, { id, overlapHours }: z.output<typeof rotateApiKey.input>) {
    return this.keys.rotate(member, id, overlapHours);
  }

  @Handles(resetSandbox)
  resetSandbox(member: Member) {
    return this.keys.resetSandbox(member);
  }

  @Handles(revokeApiKey)
  revoke(member: Member, { id }: ById) {
    return this.keys.revoke(member, id);
  }

  @Handles(removeApiKey)
  remove(member: Member, { id }: ById) {
    return this.keys.remove(member, id);
  }
}
