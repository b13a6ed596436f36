import { callerUserId } from '@folia/contracts/caller';
import type { AnswerClaim, AnswerLanguage, DeepTalkAnswer, QuoteTranslation } from '@folia/contracts/deep-talk/answer';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import type { QuestionAsked } from '@folia/deep-talk/answer-question';
import type { Work } from '@folia/platform/job-runner';
import { withoutPerson } from '@folia/text/person/without-person';
import { Injectable } from '@nestjs/common';
import { ModelHelpService } from '../llm/model-help.service';
import { judgeNearby, nearbyQuestion } from './nearby-question';
import { judgePhrasings, phrasingQuestion } from './phrasing-question';
import { judgeTranslations, translationQuestion } from './translation-question';
import type { Viewed } from './viewed-portfolio.client';

/** In ms. Somebody waits for the first words of an answer that could be said; what comes close to one that could not, and translations, follow its words. */
const phrasingMs = 5_000;
const nearbyMs = 20_000;
const translationMs = 10_000;

type Help = { claims: AnswerClaim[]; help: ModelHelp | null };

/** Lets a configured model word what the engine answers, and ask in other words, or say what comes close to, what the engine finds no answer to. */
@Injectable()
export class ModelAnswerService {
  constructor(private readonly model: ModelHelpService) {}

  /**
   * The claims of an answer, worded by the model where its words hold, and else as they are. `isBegun`: an earlier attempt has told some of them, so only wordings
   * that it had count. Throws only the job's own reason to stop.
   */
  async phrase(work: Work, viewed: Viewed, question: string, { claims, language, outcome }: DeepTalkAnswer, isBegun: boolean): Promise<Help> {
    const unchanged = { claims, help: null };
    // The verifier reads free wordings in English alone.
    if (language !== 'en' || outcome !== 'answered' || !(await this.isWelcome(work, viewed))) return unchanged;
    const asked = phrasingQuestion(question, claims, redactorOf(viewed));
    if (!asked || (isBegun && !(await this.model.findKept(work.claim.id, asked)))) return unchanged;
    const judge = (value: Parameters<typeof judgePhrasings>[0]) => judgePhrasings(value, claims, viewed.subject, question);
    const { result, help } = await this.model.ask(work, asked, judge, AbortSignal.timeout(phrasingMs));
    return { claims: result ?? claims, help };
  }

  /** What answers a question that the engine had no answer to when it is asked in other words, or else comes close. Throws only the job's own reason to stop. */
  async findNearby(work: Work, viewed: Viewed, asked: QuestionAsked, engine: DeepTalkAnswer): Promise<Help & { isAnswered: boolean }> {
    const nothing = { claims: [], isAnswered: false };
    const question = (await this.isWelcome(work, viewed)) ? nearbyQuestion(asked.question, asked.subject, redactorOf(viewed)) : null;
    if (!question) return { ...nothing, help: null };
    const { result, help } = await this.model.ask(work, question, (value) => judgeNearby(value, asked, engine), AbortSignal.timeout(nearbyMs));
    return { ...(result ?? nothing), help };
  }

  /** The quotes of what was said, in the language it was said in. Throws only the job's own reason to stop. */
  async translate(
    work: Work,
    viewed: Viewed,
    claims: readonly AnswerClaim[],
    language: AnswerLanguage,
  ): Promise<{ translations: QuoteTranslation[]; help: ModelHelp | null }> {
    const asked = (await this.isWelcome(work, viewed)) ? translationQuestion(claims, language, redactorOf(viewed)) : null;
    if (!asked) return { translations: [], help: null };
    const { result, help } = await this.model.ask(work, asked, (value) => judgeTranslations(value, claims, language), AbortSignal.timeout(translationMs));
    return { translations: result ?? [], help };
  }

  /** Both have to allow it: the asker for their question, the owner for their portfolio. */
  private async isWelcome({ claim }: Work, { ownerId }: Viewed): Promise<boolean> {
    const askerId = callerUserId(claim.caller);
    return askerId !== null && this.model.isWelcome(claim, [ownerId, askerId]);
  }
}

function redactorOf({ view: { profile, items } }: Viewed): (text: string) => string {
  return withoutPerson({ ...profile, email: profile.email ?? '', phone: profile.phone ?? '' }, items);
}
