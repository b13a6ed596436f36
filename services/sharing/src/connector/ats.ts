import type { AssessmentTests, ConnectorMapping, SendTest, TestResult, TestStatus, TheirJob } from '@folia/contracts/connector/shapes';
import type { Credentials, HandedPerson } from '@folia/contracts/handover/shapes';
import type { z } from 'zod';

/** A test of theirs that we know again by `externalId`, the address that takes the news of its end. */
export type WantedTest = { jobId: string; address: string; name: string; profileUrl: string; externalId: string };

/** A question to their own interface, and the shape in which it is answered. */
export type AtsQuestion<Answer> = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
  answer: z.ZodType<Answer>;
};
/** A candidate of ours, known there by `externalId`, for a job of theirs. */
export type SentCandidate = HandedPerson & { externalId: string; theirJobId: number };
/** A candidate of theirs. */
type TheirCandidate = { id: number; externalId: string | null; profileUrl: string | null; stage: string | null; status: string | null };

/** A system of applications: what it asks and is answered in its own words. Pure; whatever is kept, asked and sent is the same for all. */
export type Ats = {
  /** Whether an address that somebody with a key named is one of this system's: our key is sent there. */
  isTheirs: (url: URL) => boolean;
  listTests: (tests: ConnectorMapping['tests']) => AssessmentTests;
  readTest: (body: SendTest) => WantedTest;
  writeStatus: (result: TestResult, mapping: Pick<ConnectorMapping, 'score' | 'fields'>, page: string, wasTold: boolean) => TestStatus;
  /** How it is told that a test of theirs has another status now. */
  writeCompleted: (key: string) => { method: 'PATCH'; headers: Record<string, string>; body: string };

  /** Where its own interface is. */
  address: string;
  /** In whose name we ask: answered by nobody but who may. */
  findUser: (credentials: Credentials) => AtsQuestion<{ name: string }>;
  listJobs: (credentials: Credentials) => AtsQuestion<TheirJob[]>;
  sendCandidate: (credentials: Credentials, candidate: SentCandidate) => AtsQuestion<TheirCandidate>;
  listCandidates: (credentials: Credentials, ids: readonly number[]) => AtsQuestion<TheirCandidate[]>;
  /** The number of a candidate of theirs in the address of a page; null for another address. */
  idIn: (page: string) => number | null;
  /** What they say is wrong, for people. */
  faultsIn: (answer: unknown) => string;
};
