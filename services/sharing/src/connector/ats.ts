import type { AssessmentTests, ConnectorMapping, SendTest, TestResult, TestStatus } from '@folia/contracts/connector/shapes';

/** A test of theirs that we know again by `externalId`, the address that takes the news of its end. */
export type WantedTest = { jobId: string; address: string; name: string; profileUrl: string; externalId: string };

/** A system of applications: what it asks and is answered in its own words. Pure; whatever is kept, asked and sent is the same for all. */
export type Ats = {
  /** Whether an address that somebody with a key named is one of this system's: our key is sent there. */
  isTheirs: (url: URL) => boolean;
  listTests: (tests: ConnectorMapping['tests']) => AssessmentTests;
  readTest: (body: SendTest) => WantedTest;
  writeStatus: (result: TestResult, mapping: ConnectorMapping, page: string, wasTold: boolean) => TestStatus;
  /** How it is told that a test of theirs has another status now. */
  writeCompleted: (key: string) => { method: 'PATCH'; headers: Record<string, string>; body: string };
};
