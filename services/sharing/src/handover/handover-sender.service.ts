import { AppError } from '@folia/contracts/errors';
import type { HandoverState } from '@folia/contracts/handover/words';
import type { DeliveryProblem } from '@folia/contracts/webhook/words';
import { Every } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import { atsOf } from '../connector/ats-of';
import { ConnectorCallRepository } from '../connector/connector-call.repository';
import { nextTry } from '../webhook/next-try';
import { AtsClient } from './ats.client';
import { CandidatesClient } from './candidates.client';
import { type ClaimedHandover, HandoverRepository } from './handover.repository';
import { TargetRepository } from './target.repository';

/** How many are handed over at once. */
const mostAtOnce = 10;
const problemOf: Partial<Record<AppError['code'], DeliveryProblem>> = { ADDRESS_REFUSED: 'address-refused', TIMEOUT: 'timed-out' };

type End = { state: HandoverState; note: string | null; wait: number; status: number | null; problem: DeliveryProblem | null };

/**
 * Hands candidates over. Nobody is sent twice: what was surely not taken is tried again as webhooks are; where an answer was lost, a person has to look, since
 * the other side cannot be asked whether it knows somebody of ours.
 */
@Injectable()
export class HandoverSenderService {
  constructor(
    private readonly handovers: HandoverRepository,
    private readonly targets: TargetRepository,
    private readonly calls: ConnectorCallRepository,
    private readonly candidates: CandidatesClient,
    private readonly ats: AtsClient,
  ) {}

  @Every(2_000)
  async sendDue(): Promise<void> {
    await Promise.all((await this.handovers.claim(mostAtOnce)).map((claimed) => this.send(claimed)));
  }

  /** While the key that seals is being replaced, what the former one sealed is sealed again. */
  @Every(60_000)
  async sealAgain(): Promise<void> {
    if (!this.ats.sealer.isReplacing) return;
    for (const { id, sealed } of await this.targets.listSealed()) {
      const again = this.ats.sealer.sealedAgain(sealed, id);
      if (again) await this.targets.sealAgain(id, sealed, again);
    }
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.handovers.removeOld();
  }

  private async send(claimed: ClaimedHandover): Promise<void> {
    // Whoever claimed it before has not come back, and may have sent it.
    if (claimed.before === 'sending') return this.save(claimed, performance.now(), { ...unclear, problem: 'timed-out' });
    const { accountId, kind, jobId, candidateId, connectorId, sealed, theirJobId } = claimed;
    const [found] = await this.candidates.list({ accountId, kind, jobId, candidateIds: [candidateId] });
    const began = performance.now();
    if (!found?.person) return this.save(claimed, began, { ...nothing, state: 'stopped', note: found?.refusal ?? 'gone' });
    const credentials = this.ats.open(sealed, connectorId);
    if (!credentials) return this.save(claimed, began, { ...nothing, state: 'failed', problem: 'secret-lost' });
    const question = atsOf[kind].sendCandidate(credentials, { ...found.person, externalId: candidateId, theirJobId: Number(theirJobId) });
    const answer = await this.ats.ask(kind, question).catch((error) => {
      if (error instanceof AppError) return error;
      throw error;
    });
    if (answer instanceof AppError) {
      const problem = problemOf[answer.code] ?? 'unreachable';
      const isUnsent = answer.code === 'ADDRESS_REFUSED' || answer.details?.isUnsent === true;
      return this.save(claimed, began, isUnsent ? { ...later(claimed, 0), problem } : { ...unclear, problem });
    }
    const { status, value, faults, retryAfterS } = answer;
    if (value?.externalId === candidateId) return this.saveSent(claimed, began, status, value);
    await this.save(claimed, began, { ...endOf(claimed, status, retryAfterS), note: faults || null, status });
  }

  private async save(claimed: ClaimedHandover, began: number, { status, problem, ...end }: End): Promise<void> {
    const { id: handoverId, connectorId } = claimed;
    await this.handovers.database.transaction(async (manager) => {
      const tries = await this.handovers.save(manager, claimed, { ...end, made: { ...timed(began), status, problem } });
      const { state, note } = end;
      if (tries && (state === 'failed' || state === 'stopped' || state === 'unclear'))
        await this.calls.insert({ connectorId, handoverId, call: 'candidate', state, note, tries }, manager);
    });
  }

  private async saveSent({ id, connectorId }: ClaimedHandover, began: number, status: number, value: { id: number; profileUrl: string | null }) {
    await this.handovers.database.transaction(async (manager) => {
      const made = { ...timed(began), status, problem: null };
      const tries = await this.handovers.saveSent(manager, { id, theirId: value.id, profileUrl: value.profileUrl, made });
      if (tries) await this.calls.insert({ connectorId, handoverId: id, call: 'candidate', state: 'delivered', tries }, manager);
    });
  }
}

const nothing = { note: null, wait: 0, status: null, problem: null };
const unclear: End = { ...nothing, state: 'unclear' };

function timed(began: number): { at: string; ms: number } {
  const ms = Math.round(performance.now() - began);
  return { at: new Date(Date.now() - ms).toISOString(), ms };
}

/**
 * 429 and 503 say that nothing was done (RFC 6585 section 4, RFC 9110 section 15.6.4). After another 5xx they say to "retry at a later time" (candidate-ingestion.html,
 * "Errors"), but not whether somebody was made of it; the same holds for an answer that cannot be read.
 */
function endOf(claimed: ClaimedHandover, status: number, retryAfterS: number): End {
  if (status === 429 || status === 503) return later(claimed, retryAfterS);
  if (status >= 500 || (status >= 200 && status < 300)) return unclear;
  return { ...nothing, state: 'failed' };
}

function later({ round }: ClaimedHandover, retryAfterS: number): End {
  const wait = nextTry(round + 1, retryAfterS, Math.random());
  return wait === null ? { ...nothing, state: 'failed' } : { ...nothing, state: 'waiting', wait };
}
