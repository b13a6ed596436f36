import type { Member } from '@folia/contracts/access';
import { longestAskedName } from '@folia/contracts/asking/limits';
import { systemCaller } from '@folia/contracts/caller';
import { askForTest, findTestExample, getTestResult, listTestable, type noteResponseError } from '@folia/contracts/connector/questions';
import type { AssessmentTests, ConnectorTry, SendTest, TestResult, TestStatus } from '@folia/contracts/connector/shapes';
import type { ConnectorCallName } from '@folia/contracts/connector/words';
import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { checkPostAddress } from '@folia/platform/safe-post';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type WebhookSettings, webhookSettings } from '../webhook/webhook-settings';
import type { WantedTest } from './ats';
import { atsOf } from './ats-of';
import { ConnectorRepository, type OpenConnector } from './connector.repository';
import { ConnectorCallRepository } from './connector-call.repository';
import { hashOfConnectorKey } from './connector-keys';
import { RecruitersClient } from './recruiters.client';
import { TestRepository } from './test.repository';

const caller = systemCaller('connector');
const waiting: TestResult = { state: 'waiting', points: 0, musts: 0, mustsMet: 0, criteria: [], readAt: null };
const emailAddress = askForTest.input.shape.address;

/** An assessment partner: jobs are its tests, a test that is sent is a person who is asked, and its score is what was found once they agreed. */
@Injectable()
export class AssessmentService {
  constructor(
    @Inject(webhookSettings) private readonly settings: WebhookSettings,
    private readonly connectors: ConnectorRepository,
    private readonly tests: TestRepository,
    private readonly calls: ConnectorCallRepository,
    private readonly recruiters: RecruitersClient,
    private readonly rpc: RpcClient,
  ) {}

  async list(key: string): Promise<AssessmentTests> {
    const connector = await this.open(key);
    return this.logged(connector, 'list_tests', async () => atsOf[connector.kind].listTests(await this.offered(connector)));
  }

  /** Whoever sends a test again, because an answer was lost, is answered the same, and nobody is asked twice. */
  async send(key: string, body: SendTest): Promise<{ partner_interview_id: string }> {
    const connector = await this.open(key);
    const wanted = atsOf[connector.kind].readTest(body);
    return this.logged(connector, 'send_test', async (about) => {
      const { address } = this.checked(connector, wanted);
      if (!(await this.offered(connector)).some(({ jobId }) => jobId === wanted.jobId)) throw new AppError('NOT_FOUND');
      const test = await this.tests.take({ ...wanted, id: newId(), connectorId: connector.id });
      about(test.id);
      if (!test.askedAt) await this.tests.noteAsked(test.id, await this.ask(connector, { ...wanted, address }));
      return { partner_interview_id: test.id };
    });
  }

  async status(key: string, id: string, appUrl: string): Promise<TestStatus> {
    const connector = await this.open(key);
    return this.logged(connector, 'test_status', async (about) => {
      const test = z.uuid().safeParse(id).success ? await this.tests.find(connector.id, id) : null;
      if (!test) throw new AppError('NOT_FOUND');
      about(test.id);
      const { agreementId, jobId, told } = test;
      const result = agreementId ? await this.rpc.call(getTestResult, caller, { accountId: connector.accountId, agreementId }) : waiting;
      return atsOf[connector.kind].writeStatus(result, connector.mapping, boardOf(appUrl, jobId), told !== null);
    });
  }

  /** They could not read an answer of ours: people see that in the log. */
  async noteError(key: string, { api_call, errors, partner_interview_id }: z.output<typeof noteResponseError.input>['body']): Promise<void> {
    const connector = await this.open(key);
    const id = z.uuid().safeParse(partner_interview_id).data;
    const test = id ? await this.tests.find(connector.id, id) : null;
    const note = `${api_call}: ${errors.join('; ')}`.replaceAll('\0', '').slice(0, 1_000);
    await this.calls.insert({ connectorId: connector.id, testId: test?.id ?? null, call: 'response_error', state: 'refused', note });
  }

  /** The same answers with nothing sent, kept or asked. */
  async try({ accountId }: Member, { id, jobId, appUrl }: { id: string; jobId: string; appUrl: string }): Promise<ConnectorTry> {
    const connector = await this.connectors.find(accountId, id);
    const offered = connector ? await this.offered({ ...connector, accountId }) : [];
    if (!connector || !offered.some((one) => one.jobId === jobId)) throw new AppError('NOT_FOUND');
    const { result } = await this.rpc.call(findTestExample, caller, { accountId, jobId });
    const ats = atsOf[connector.kind];
    const status = ats.writeStatus(result ?? waiting, connector.mapping, boardOf(appUrl, jobId), false);
    return { tests: ats.listTests(offered), status, isExample: result !== null };
  }

  private async open(key: string): Promise<OpenConnector> {
    const connector = await this.connectors.findByKey(hashOfConnectorKey(key));
    if (!connector) throw new AppError('KEY_REFUSED');
    return connector;
  }

  /** Jobs that are tests now: open ones, that do not hide names. */
  private async offered({ accountId, mapping: { tests } }: Pick<OpenConnector, 'accountId' | 'mapping'>): Promise<OpenConnector['mapping']['tests']> {
    if (tests.length === 0) return [];
    const { jobIds } = await this.rpc.call(listTestable, caller, { accountId, jobIds: tests.map(({ jobId }) => jobId) });
    return tests.filter(({ jobId }) => jobIds.includes(jobId));
  }

  /** Our key goes to the address that takes the news, so it has to be theirs. */
  private checked({ kind }: OpenConnector, { address, externalId, profileUrl }: WantedTest): { address: string } {
    const email = emailAddress.safeParse(address);
    const issues = [
      ...(email.success ? [] : [{ path: 'candidate.email', message: 'is not an e-mail address' }]),
      ...(this.isTheirs(kind, externalId) ? [] : [{ path: 'url', message: `is not an https address of ${kind}` }]),
      ...(/^https?:\/\//.test(profileUrl) && URL.canParse(profileUrl) ? [] : [{ path: 'candidate.greenhouse_profile_url', message: 'is not an address' }]),
    ];
    if (!email.success || issues.length > 0) throw new AppError('BODY_INVALID', { issues });
    return { address: email.data };
  }

  private isTheirs(kind: OpenConnector['kind'], address: string): boolean {
    try {
      return checkPostAddress(address, this.settings.testHosts) === 'test' || atsOf[kind].isTheirs(new URL(address));
    } catch {
      return false;
    }
  }

  private async ask({ accountId, madeBy, kind }: OpenConnector, { jobId, address, name }: WantedTest): Promise<string | null> {
    if (!madeBy || !(await this.recruiters.listOf(accountId)).includes(madeBy)) throw new AppError('KEY_REFUSED');
    const asked = { accountId, askerId: madeBy, jobId, address, name: name.slice(0, longestAskedName), passedTo: kind };
    return (await this.rpc.call(askForTest, caller, asked)).agreementId;
  }

  /** Every answer is in the log, refusals with why. */
  private async logged<T>({ id: connectorId }: OpenConnector, call: ConnectorCallName, answer: (about: (testId: string) => void) => Promise<T>): Promise<T> {
    let testId: string | null = null;
    const about = (id: string) => {
      testId = id;
    };
    try {
      const answered = await answer(about);
      await this.calls.insert({ connectorId, testId, call, state: 'answered' });
      return answered;
    } catch (error) {
      if (error instanceof AppError) await this.calls.insert({ connectorId, testId, call, state: 'refused', note: error.code });
      throw error;
    }
  }
}

const boardOf = (appUrl: string, jobId: string) => `${appUrl}/app/screening/${jobId}`;
