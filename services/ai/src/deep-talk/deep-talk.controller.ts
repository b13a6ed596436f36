import type { Owner, Person } from '@folia/contracts/access';
import {
  askDeepTalk,
  deleteConversation,
  getConversation,
  getDeepTalk,
  getDeepTalkDigest,
  getDeepTalkSettings,
  leaveContact,
  listAskedOfMe,
  listConversations,
  listUnanswered,
  rateAnswer,
  settleUnanswered,
  updateDeepTalkSettings,
  withdrawContact,
} from '@folia/contracts/deep-talk/questions';
import type { UpdateDeepTalkSettings } from '@folia/contracts/deep-talk/settings';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ContactService } from './contact.service';
import { ConversationService } from './conversation.service';
import { DeepTalkService } from './deep-talk.service';
import { DeepTalkSettingsService } from './deep-talk-settings.service';
import { DigestService } from './digest.service';
import { UnansweredService } from './unanswered.service';

@Controller()
export class DeepTalkController {
  constructor(
    private readonly deepTalk: DeepTalkService,
    private readonly conversations: ConversationService,
    private readonly contacts: ContactService,
    private readonly digests: DigestService,
    private readonly unanswered: UnansweredService,
    private readonly settings: DeepTalkSettingsService,
  ) {}

  @Handles(getDeepTalk)
  get(person: Person, { id, ...query }: z.output<typeof getDeepTalk.input>) {
    return this.deepTalk.get(person, id, query);
  }

  @Handles(askDeepTalk)
  ask(person: Person, { id, ...input }: z.output<typeof askDeepTalk.input>) {
    return this.deepTalk.ask(person, id, input);
  }

  @Handles(listConversations)
  list(person: Person, { cursor }: { cursor?: string }) {
    return this.conversations.listMine(person, cursor);
  }

  @Handles(getConversation)
  getConversation(person: Person, { id, cursor }: { id: string; cursor?: string }) {
    return this.conversations.get(person, id, cursor);
  }

  @Handles(deleteConversation)
  async delete(person: Person, { id }: { id: string }) {
    await this.conversations.delete(person, id);
    return {};
  }

  @Handles(rateAnswer)
  async rate(person: Person, { id, turnId, helpful, reason }: z.output<typeof rateAnswer.input>) {
    await this.conversations.rate(person, id, turnId, helpful, reason ?? null);
    return {};
  }

  @Handles(leaveContact)
  async leaveContact(person: Person, { id, ...contact }: z.output<typeof leaveContact.input>) {
    await this.contacts.leave(person, id, contact);
    return {};
  }

  @Handles(withdrawContact)
  async withdrawContact(person: Person, { id }: { id: string }) {
    await this.contacts.withdraw(person, id);
    return {};
  }

  @Handles(getDeepTalkDigest)
  digest(person: Person, { days }: z.output<typeof getDeepTalkDigest.input>) {
    return this.digests.get(person, Number(days));
  }

  @Handles(listAskedOfMe)
  listAskedOf(person: Person, { cursor }: { cursor?: string }) {
    return this.conversations.listAskedOf(person, cursor);
  }

  @Handles(listUnanswered)
  listUnanswered(owner: Owner, { state, cursor }: z.output<typeof listUnanswered.input>) {
    return this.unanswered.list(owner, state, cursor);
  }

  @Handles(settleUnanswered)
  async settle(person: Person, { id, done }: { id: string; done: boolean }) {
    await this.unanswered.settle(person, id, done);
    return {};
  }

  @Handles(getDeepTalkSettings)
  getSettings(person: Person) {
    return this.settings.get(person);
  }

  @Handles(updateDeepTalkSettings)
  updateSettings(person: Person, input: UpdateDeepTalkSettings) {
    return this.settings.update(person, input);
  }
}
