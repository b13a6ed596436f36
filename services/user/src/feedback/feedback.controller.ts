import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { answerFeedback, closeFeedback, listFeedback, listOwnFeedback, sendFeedback } from '@folia/contracts/feedback/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AdminFeedbackService } from './admin-feedback.service';
import { FeedbackService } from './feedback.service';

@Controller()
export class FeedbackController {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly queue: AdminFeedbackService,
  ) {}

  @Handles(sendFeedback)
  send(caller: Caller, input: z.output<typeof sendFeedback.input>) {
    return this.feedback.send(caller, input);
  }

  @Handles(listOwnFeedback)
  listOwn(person: Person) {
    return this.feedback.listOwn(person);
  }

  @Handles(listFeedback)
  list(admin: Person, query: z.output<typeof listFeedback.input>) {
    return this.queue.list(admin, query);
  }

  @Handles(answerFeedback)
  async answer(admin: Person, input: z.output<typeof answerFeedback.input>) {
    await this.queue.answer(admin, input);
    return {};
  }

  @Handles(closeFeedback)
  async close(admin: Person, { id }: { id: string }) {
    await this.queue.close(admin, id);
    return {};
  }
}
