import type { Caller } from '@folia/contracts/caller';
import { askLinkCode, getLinkCode, watchLinks } from '@folia/contracts/link/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LinkCodeService } from './link-code.service';
import { LinkWatchRepository } from './link-watch.repository';

@Controller()
export class GateController {
  constructor(
    private readonly codes: LinkCodeService,
    private readonly watched: LinkWatchRepository,
  ) {}

  @Handles(askLinkCode)
  async askCode(_caller: Caller, input: z.output<typeof askLinkCode.input>) {
    await this.codes.ask(input);
    return {};
  }

  @Handles(getLinkCode)
  getCode(_caller: Caller, { id }: { id: string }) {
    return this.codes.letter(id);
  }

  @Handles(watchLinks)
  async watch(_caller: Caller, { visitors }: z.output<typeof watchLinks.input>) {
    return { shown: await this.watched.shownTo(visitors) };
  }
}
