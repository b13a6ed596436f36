import type { Member } from '@folia/contracts/access';
import { askByLink, askFound, getAskingLetter, inviteByEmail, listAskings, previewInvites, takeBackAsking } from '@folia/contracts/asking/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AskingService } from './asking.service';

@Controller()
export class AskingController {
  constructor(private readonly askings: AskingService) {}

  @Handles(listAskings)
  list(member: Member, { jobId }: { jobId: string }) {
    return this.askings.list(member, jobId);
  }

  @Handles(askByLink)
  askByLink(member: Member, input: z.output<typeof askByLink.input>) {
    return this.askings.askByLink(member, input);
  }

  @Handles(askFound)
  askFound(member: Member, input: z.output<typeof askFound.input>) {
    return this.askings.askFound(member, input);
  }

  @Handles(previewInvites)
  preview(member: Member, input: z.output<typeof previewInvites.input>) {
    return this.askings.preview(member, input);
  }

  @Handles(inviteByEmail)
  invite(member: Member, input: z.output<typeof inviteByEmail.input>) {
    return this.askings.invite(member, input);
  }

  @Handles(takeBackAsking)
  takeBack(member: Member, input: z.output<typeof takeBackAsking.input>) {
    return this.askings.takeBack(member, input);
  }

  @Handles(getAskingLetter)
  letter(_caller: Caller, { id }: { id: string }) {
    return this.askings.letter(id);
  }
}
