import type { Member } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { Board, BoardRow, Finding, Ratings, ScreenedResume, ScreeningCandidate, Why } from '@folia/contracts/screening/board';
import { logPageSize, type ScreeningJob } from '@folia/contracts/screening/shapes';
import { type CandidateStage, findingWorth, openRatingStages } from '@folia/contracts/screening/words';
import { orderCandidates, type Standing } from '@folia/screening/order-candidates';
import type { BlindCandidate } from '@folia/screening/redact/redact-candidate';
import { Injectable } from '@nestjs/common';
import { blindViewOf } from './blind-view';
import { BoardRepository, type CandidateRow, type FindingRow } from './board.repository';
import { CriterionRepository, type KeptCriterion, toCriterion } from './criterion.repository';
import type { ChosenCandidates, DescribedCandidate } from './described-candidate';
import { isHidden } from './is-hidden';
import { OpinionRepository } from './opinion.repository';
import { quotesOf } from './quotes-of';
import { ReadingRepository } from './reading.repository';
import { ScreeningJobRepository } from './screening-job.repository';

type ReadBoard = { job: ScreeningJob; criteria: KeptCriterion[]; candidates: CandidateRow[]; rows: BoardRow[] };

/** Everybody of a job with what was found, in order. Nobody is hidden or moved by it. */
@Injectable()
export class BoardService {
  constructor(
    private readonly boards: BoardRepository,
    private readonly jobs: ScreeningJobRepository,
    private readonly criteria: CriterionRepository,
    private readonly readings: ReadingRepository,
    private readonly opinions: OpinionRepository,
  ) {}

  async get(member: Member, jobId: string): Promise<Board> {
    const { job, criteria, reading, rows } = await this.read(member, jobId);
    return { job, criteria: criteria.map(toCriterion), reading, rows, tags: await this.opinions.listTags(member.accountId) };
  }

  /** Everything of one candidate. While their name is hidden, so is what gives them away in their words. */
  async getCandidate(member: Member, jobId: string, candidateId: string): Promise<ScreeningCandidate> {
    return (await this.describe(member, await this.read(member, jobId), candidateId)).described;
  }

  /** The chosen candidates of a job, as {@link getCandidate} has them, in the order of the board. Throws NOT_FOUND for one that is not of this job. */
  async choose(member: Member, jobId: string, candidateIds: readonly string[]): Promise<ChosenCandidates> {
    const found = await this.read(member, jobId);
    const { job, criteria, rows } = found;
    const chosen = new Set(candidateIds);
    const ordered = rows.filter(({ id }) => chosen.has(id));
    if (ordered.length < chosen.size) throw new AppError('NOT_FOUND');
    const candidates: DescribedCandidate[] = [];
    for (const { id } of ordered) candidates.push(await this.describe(member, found, id));
    return { job, criteria: criteria.map(toCriterion), all: rows.length, candidates };
  }

  async listDecisions({ accountId }: Member, jobId: string, cursor?: string) {
    const job = await this.jobs.find(accountId, jobId);
    if (!job) throw new AppError('NOT_FOUND');
    const decisions = await this.boards.listDecisions(accountId, jobId, cursor ?? null);
    const known = await this.boards.listKnown([...new Set(decisions.flatMap(({ candidateId, reason }) => (candidateId && reason ? [candidateId] : [])))]);
    const blind = new Map([...known].map(([id, one]) => [id, blindViewOf(job.isBlind, one)]));
    const items = decisions.map(({ reason, ...rest }) => ({ ...rest, reason: reason && (blind.get(rest.candidateId ?? '')?.text(reason) ?? reason) }));
    return { items, nextCursor: items.length === logPageSize ? (items.at(-1)?.id ?? null) : null };
  }

  private async describe(member: Member, { job, criteria, rows, candidates }: ReadBoard, candidateId: string): Promise<DescribedCandidate> {
    const [candidate, known] = [rows.find(({ id }) => id === candidateId), candidates.find(({ id }) => id === candidateId)];
    const detail = await this.boards.findDetail(job.id, candidateId);
    if (!candidate || !known || !detail) throw new AppError('NOT_FOUND');
    const [found, notes, all] = await Promise.all([
      this.boards.listFindings(candidateId),
      this.boards.listNotes(candidateId),
      this.opinions.listRatings(candidateId),
    ]);
    const blind = blindViewOf(job.isBlind, { ...known, resume: detail.resume });
    const shown = blind?.text ?? ((text: string) => text);
    const described = {
      candidate,
      criteria: criteria.map(toCriterion),
      findings: criteria.map((criterion) => findingOf(criterion, found, detail.resume, blind)),
      why: whyOf(candidate, rows, criteria),
      resume: detail.resume && (blind?.resume ?? detail.resume),
      hasFile: detail.hasFile,
      correctedAt: detail.correctedAt?.toISOString() ?? null,
      notes: notes.map((note) => ({ ...note, text: shown(note.text) })),
      ratings: ratingsFor(member.id, candidate.stage, all),
    };
    return { described, isBlind: blind !== null, shown };
  }

  private async read({ accountId, id: readerId }: Member, jobId: string) {
    const found = await this.jobs.find(accountId, jobId);
    if (!found) throw new AppError('NOT_FOUND');
    const { text: _text, ...job } = found;
    const [all, reading, candidates] = await Promise.all([this.criteria.list(jobId), this.readings.count(jobId), this.boards.listCandidates(jobId, readerId)]);
    const criteria = all.filter(({ importance }) => importance !== 'excluded');
    const counted = candidates.map(({ id, cells }) => ({ id, states: criteria.map((one) => cells[one.id]?.[0] ?? null) }));
    const order = criteria.length > 0 ? orderCandidates(criteria, counted, new Date().toISOString().slice(0, 10)) : [];
    const standings = new Map(order.map((one) => [one.id, one]));
    // Nobody gains by being read early: places come when all are read.
    const hasPlaces = reading.runId === null || reading.read === reading.all;
    const ranks = new Map(order.map(({ id }, index) => [id, index]));
    const rankOf = ({ id }: CandidateRow) => (hasPlaces ? (ranks.get(id) ?? order.length) : 0);
    const rows = candidates
      .toSorted((a, b) => rankOf(a) - rankOf(b) || a.number - b.number)
      .map((candidate) => rowOf(job, criteria, candidate, standings.get(candidate.id) ?? null, hasPlaces));
    return { job, criteria, reading, candidates, rows };
  }
}

/** Until the interview somebody sees the ratings of others only beside their own. */
function ratingsFor(readerId: string, stage: CandidateStage, all: readonly { by: string | null; rating: number }[]): Ratings {
  const mine = all.find(({ by }) => by === readerId)?.rating ?? null;
  return { mine, others: mine !== null || openRatingStages.includes(stage) ? all.filter(({ by }) => by !== readerId) : null };
}

function rowOf(job: ScreeningJob, criteria: readonly KeptCriterion[], candidate: CandidateRow, standing: Standing | null, hasPlace: boolean): BoardRow {
  const { name, headline, blindHeadline, tags, blindTags, isNameShown: _shown, cells, addedAt, ...rest } = candidate;
  const hidden = isHidden(job.isBlind, candidate);
  return {
    ...rest,
    addedAt: addedAt.toISOString(),
    name: hidden ? null : name,
    headline: hidden ? blindHeadline : headline,
    tags: hidden ? blindTags : tags,
    place: hasPlace ? (standing?.place ?? null) : null,
    isTied: (hasPlace && standing?.isTied) ?? false,
    points: standing?.points ?? null,
    mustsMet: standing?.mustsMet ?? null,
    cells: criteria.map(({ id }) => {
      const [state = null, quotes = 0, isChanged = false, isContested = false] = cells[id] ?? [];
      return { state, quotes, isChanged, isContested };
    }),
  };
}

function findingOf(
  { id: criterionId, points: most }: KeptCriterion,
  found: readonly FindingRow[],
  resume: ScreenedResume | null,
  blind: BlindCandidate | null,
): Finding {
  const row = found.find((one) => one.criterionId === criterionId);
  if (!row) return { criterionId, state: null, quotes: [], years: null, changed: null, points: 0, most };
  const { state, read, by, at, reason, years } = row;
  const quotes = quotesOf(row.quotes, resume);
  return {
    criterionId,
    state,
    quotes: blind ? quotes.map(blind.quote) : quotes,
    years: years === null ? null : Number(years),
    changed: at && { by, at: at.toISOString(), reason: blind?.text(reason) ?? reason, read },
    points: state ? findingWorth[state] * most : 0,
    most,
  };
}

function whyOf({ place, points, mustsMet }: BoardRow, rows: readonly BoardRow[], criteria: readonly KeptCriterion[]): Why | null {
  if (place === null || points === null || mustsMet === null) return null;
  const placed = rows.flatMap((row) => (row.place === null ? [] : [{ place: row.place, points: row.points ?? 0, mustsMet: row.mustsMet ?? 0 }]));
  return {
    place,
    of: placed.length,
    sharedBy: placed.filter((one) => one.place === place).length,
    mustsMet,
    musts: criteria.filter(({ importance }) => importance === 'must').length,
    moreMusts: placed.filter((one) => one.mustsMet > mustsMet).length,
    points,
    morePoints: placed.filter((one) => one.mustsMet === mustsMet && one.points > points).length,
    mostPoints: Math.max(...placed.map((one) => one.points)),
  };
}
