import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { HandoverCandidate } from '@folia/contracts/handover/shapes';
import type { HandoverRefusal } from '@folia/contracts/handover/words';
import { Injectable } from '@nestjs/common';
import { isHidden } from '../screening/is-hidden';
import { type CandidateToHandOver, HandoverRepository } from './handover.repository';

type OfJob = { accountId: string; kind: ConnectorKind; jobId: string; candidateIds: readonly string[] | null };

/** Who may be handed over to a system of applications: whoever was told so when they agreed, while the team knows who they are. */
@Injectable()
export class HandoverService {
  constructor(private readonly handovers: HandoverRepository) {}

  async noteJobs(accountId: string, kind: ConnectorKind, jobIds: readonly string[]): Promise<void> {
    await this.handovers.noteJobs(accountId, kind, jobIds);
  }

  async listCandidates({ accountId, kind, jobId, candidateIds }: OfJob): Promise<HandoverCandidate[]> {
    return (await this.handovers.listCandidates(accountId, jobId, candidateIds)).map((one) => candidateOf(one, kind));
  }
}

function candidateOf(found: CandidateToHandOver, kind: ConnectorKind): HandoverCandidate {
  const { id: candidateId, number, name, email, headline, givenAt } = found;
  const refusal = refusalOf(found, kind);
  if (refusal || !givenAt) return { candidateId, number, refusal: refusal ?? 'not-agreed', person: null };
  return { candidateId, number, refusal: null, person: { name, email, headline, agreedAt: givenAt.toISOString() } };
}

function refusalOf({ way, handedTo, isBlind, ...rest }: CandidateToHandOver, kind: ConnectorKind): HandoverRefusal | null {
  if (way === 'upload') return 'uploaded';
  if (handedTo !== kind) return 'not-agreed';
  return isHidden(isBlind, rest) ? 'hidden' : null;
}
