import type { Person } from '@folia/contracts/access';
import { chooseAsking, getAskingChoice, listUnaskable } from '@folia/contracts/asking/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AskingService } from './asking.service';

@Controller()
export class AskingController {
  constructor(private readonly askings: AskingService) {}

  @Handles(listUnaskable)
  unaskable(_caller: Caller, input: z.output<typeof listUnaskable.input>) {
    return this.askings.listUnaskable(input);
  }

  @Handles(getAskingChoice)
  choice(person: Person) {
    return this.askings.choice(person);
  }

  @Handles(chooseAsking)
  choose(person: Person, { mayBeAsked }: z.output<typeof chooseAsking.input>) {
    return this.askings.choose(person, mayBeAsked);
  }
}
