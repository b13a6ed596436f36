import type { Caller } from '@folia/contracts/caller';
import { confirmGuestMessage, writeAsGuest } from '@folia/contracts/guest-message/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GuestService } from './guest.service';

@Controller()
export class GuestController {
  constructor(private readonly guests: GuestService) {}

  @Handles(writeAsGuest)
  async write(caller: Caller, input: z.output<typeof writeAsGuest.input>) {
    await this.guests.write(caller, input);
    return {};
  }

  @Handles(confirmGuestMessage)
  confirm(_caller: Caller, { token }: { token: string }) {
    return this.guests.confirm(token);
  }
}
