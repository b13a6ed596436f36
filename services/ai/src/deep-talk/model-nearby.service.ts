import { callerUserId } from '@folia/contracts/caller';
import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import type { Work } from '@folia/platform/job-runner';
import { withoutPerson } from '@folia/text/person/without-person';
import { Injectable } from '@nestjs/common';
import { ModelHelpService } from '../llm/model-help.service';
import { judgeNearby, nearbyQuestion } from './nearby-question';
import type { Viewed } from './viewed-portfolio.client';

/** Somebody is waiting for it, in ms; the engine's answer stands already. */
const helpMs = 20_000;

type Nearby = { claims: AnswerClaim[]; help: ModelHelp | null };
const nothing: Nearby = { claims: [], help: null };

/** Lets a configured model say what comes close to a question that the engine finds no answer to. */
@Injectable()
export class ModelNearbyService {
  constructor(private readonly model: ModelHelpService) {}

  /** Both have to allow it: the asker for their question, the owner for their portfolio. Throws only the job's own reason to stop. */
  async find(work: Work, { ownerId, view, subject }: Viewed, question: string): Promise<Nearby> {
    const askerId = callerUserId(work.claim.caller);
    if (!askerId || !(await this.model.isWelcome(ownerId)) || !(await this.model.isWelcome(askerId))) return nothing;
    const { profile } = view;
    const redact = withoutPerson({ ...profile, email: profile.email ?? '', phone: profile.phone ?? '' }, view.items);
    const asked = nearbyQuestion(question, subject, redact);
    if (!asked) return nothing;
    const { result, help } = await this.model.ask(work, asked, (value) => judgeNearby(value, subject, question), AbortSignal.timeout(helpMs));
    return { claims: result ?? [], help };
  }
}
