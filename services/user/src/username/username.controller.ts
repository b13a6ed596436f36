import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { checkUsername, renameUser, resolveUsername } from '@folia/contracts/username/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { UsernameService } from './username.service';

@Controller()
export class UsernameController {
  constructor(private readonly usernames: UsernameService) {}

  @Handles(resolveUsername)
  resolve(_caller: Caller, { key }: { key: string }) {
    return this.usernames.resolve(key);
  }

  @Handles(checkUsername)
  check(person: Person, { uname }: { uname: string }) {
    return this.usernames.check(person, uname);
  }

  @Handles(renameUser)
  rename(person: Person, { from, to }: { from: string; to: string }) {
    return this.usernames.rename(person, from, to);
  }
}
