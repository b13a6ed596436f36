import type { Caller } from '@folia/contracts/caller';
import { createLink, deleteLink, getLink, grantLink, listLinks, listReceivedLinks, openLink, rotateLink, updateLink } from '@folia/contracts/link';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LinkService } from './link.service';
import { LinkSessionService } from './link-session.service';
import { ReceivedLinkService } from './received-link.service';

@Controller()
export class LinkController {
  constructor(
    private readonly links: LinkService,
    private readonly sessions: LinkSessionService,
    private readonly received: ReceivedLinkService,
  ) {}

  @Handles(createLink)
  create(caller: Caller, input: z.output<typeof createLink.input>) {
    return this.links.create(caller, input);
  }

  @Handles(getLink)
  get(caller: Caller, { id }: { id: string }) {
    return this.links.get(caller, id);
  }

  @Handles(listLinks)
  list(caller: Caller, input: z.output<typeof listLinks.input>) {
    return this.links.list(caller, input);
  }

  @Handles(updateLink)
  update(caller: Caller, { id, ...input }: z.output<typeof updateLink.input>) {
    return this.links.update(caller, id, input);
  }

  @Handles(deleteLink)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.links.delete(caller, id);
    return {};
  }

  @Handles(rotateLink)
  rotate(caller: Caller, { id }: { id: string }) {
    return this.links.rotate(caller, id);
  }

  @Handles(openLink)
  open(caller: Caller, { token, password }: z.output<typeof openLink.input>) {
    return this.sessions.open(caller, token, password);
  }

  @Handles(grantLink)
  grant(caller: Caller, { ownerId }: { ownerId: string }) {
    return this.sessions.grant(caller, ownerId);
  }

  @Handles(listReceivedLinks)
  listReceived(caller: Caller, input: z.output<typeof listReceivedLinks.input>) {
    return this.received.list(caller, input);
  }
}
