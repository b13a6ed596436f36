import type { Person } from '@folia/contracts/access';
import { listFeatureSwitches, listSwitchedOff, setFeatureSwitch } from '@folia/contracts/feature-switch/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FeatureSwitchService } from './feature-switch.service';

@Controller()
export class FeatureSwitchController {
  constructor(private readonly switches: FeatureSwitchService) {}

  @Handles(listFeatureSwitches)
  list(admin: Person) {
    return this.switches.list(admin);
  }

  @Handles(setFeatureSwitch)
  set(admin: Person, input: z.output<typeof setFeatureSwitch.input>) {
    return this.switches.set(admin, input);
  }

  @Handles(listSwitchedOff)
  listOff() {
    return this.switches.listOff();
  }
}
