import type { Person } from '@folia/contracts/access';
import { countUnread, listThreads, readThread, reply, startThread, updateThread } from '@folia/contracts/message/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { MessageService } from './message.service';

@Controller()
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @Handles(listThreads)
  list(person: Person, query: z.output<typeof listThreads.input>) {
    return this.messages.list(person, query);
  }

  @Handles(countUnread)
  unread(person: Person) {
    return this.messages.countUnread(person);
  }

  @Handles(readThread)
  read(person: Person, query: z.output<typeof readThread.input>) {
    return this.messages.read(person, query);
  }

  @Handles(startThread)
  start(person: Person, input: z.output<typeof startThread.input>) {
    return this.messages.start(person, input);
  }

  @Handles(reply)
  reply(person: Person, input: z.output<typeof reply.input>) {
    return this.messages.reply(person, input);
  }

  @Handles(updateThread)
  async update(person: Person, input: z.output<typeof updateThread.input>) {
    await this.messages.update(person, input);
    return {};
  }
}
