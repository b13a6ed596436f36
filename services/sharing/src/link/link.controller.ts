import type { Owner, Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import {
  createLink,
  deleteLink,
  duplicateLink,
  findLinkOwner,
  getLink,
  grantLink,
  listLinkEvents,
  listLinks,
  listReceivedLinks,
  makeLinks,
  noteLinkFetch,
  openLink,
  previewLinks,
  reportLinkView,
  restoreLink,
  rotateLink,
  unlockLink,
  updateLink,
} from '@folia/contracts/link/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LinkService } from './link.service';
import { LinkSessionService } from './link-session.service';
import { LinkTableService } from './link-table.service';
import { LinkViewService } from './link-view.service';
import { ReceivedLinkService } from './received-link.service';

@Controller()
export class LinkController {
  constructor(
    private readonly links: LinkService,
    private readonly sessions: LinkSessionService,
    private readonly tables: LinkTableService,
    private readonly views: LinkViewService,
    private readonly received: ReceivedLinkService,
  ) {}

  @Handles(createLink)
  create(owner: Owner, input: z.output<typeof createLink.input>) {
    return this.links.create(owner, input);
  }

  @Handles(getLink)
  get(owner: Owner, { id }: { id: string }) {
    return this.links.get(owner, id);
  }

  @Handles(listLinks)
  list(owner: Owner, input: z.output<typeof listLinks.input>) {
    return this.links.list(owner, input);
  }

  @Handles(listLinkEvents)
  listEvents(owner: Owner, { id, ...input }: z.output<typeof listLinkEvents.input>) {
    return this.links.listEvents(owner, id, input);
  }

  @Handles(updateLink)
  update(owner: Owner, { id, ...input }: z.output<typeof updateLink.input>) {
    return this.links.update(owner, id, input);
  }

  @Handles(deleteLink)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.links.delete(owner, id);
    return {};
  }

  @Handles(restoreLink)
  restore(owner: Owner, { id }: { id: string }) {
    return this.links.restore(owner, id);
  }

  @Handles(rotateLink)
  rotate(owner: Owner, { id }: { id: string }) {
    return this.links.rotate(owner, id);
  }

  @Handles(unlockLink)
  unlock(owner: Owner, { id }: { id: string }) {
    return this.links.unlock(owner, id);
  }

  @Handles(duplicateLink)
  duplicate(owner: Owner, { id }: { id: string }) {
    return this.links.duplicate(owner, id);
  }

  @Handles(previewLinks)
  preview(owner: Owner, input: z.output<typeof previewLinks.input>) {
    return this.tables.preview(owner, input);
  }

  @Handles(makeLinks)
  make(owner: Owner, input: z.output<typeof makeLinks.input>) {
    return this.tables.make(owner, input);
  }

  @Handles(noteLinkFetch)
  async noteFetch(_caller: Caller, input: z.output<typeof noteLinkFetch.input>) {
    await this.views.noteFetch(input);
    return {};
  }

  @Handles(openLink)
  open(caller: Caller, input: z.output<typeof openLink.input>) {
    return this.sessions.open(caller, input);
  }

  @Handles(reportLinkView)
  async reportView(caller: Caller, input: z.output<typeof reportLinkView.input>) {
    await this.views.report(caller, input);
    return {};
  }

  @Handles(grantLink)
  grant(caller: Caller, input: z.output<typeof grantLink.input>) {
    return this.sessions.grant(caller, input);
  }

  @Handles(findLinkOwner)
  findOwner(person: Person, { token }: { token: string }) {
    return this.sessions.findOwner(person, token);
  }

  @Handles(listReceivedLinks)
  listReceived(person: Person, input: z.output<typeof listReceivedLinks.input>) {
    return this.received.list(person, input);
  }
}
