import type { Person } from '@folia/contracts/access';
import { changeBeingFound, findPeople, getBeingFound } from '@folia/contracts/being-found/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { BeingFoundService } from './being-found.service';

@Controller()
export class BeingFoundController {
  constructor(private readonly people: BeingFoundService) {}

  @Handles(getBeingFound)
  get(person: Person) {
    return this.people.get(person);
  }

  @Handles(changeBeingFound)
  change(person: Person, settings: z.output<typeof changeBeingFound.input>) {
    return this.people.change(person, settings);
  }

  @Handles(findPeople)
  find(_caller: Caller, search: z.output<typeof findPeople.input>) {
    return this.people.find(search);
  }
}
