import type { Connector, ConnectorCall } from '@folia/contracts/connector/shapes';
import type { ConnectorCallName, ConnectorKind, ResultField, ScoreField } from '@folia/contracts/connector/words';
import { systemNames as names } from '../../../lib/system-names';
import { webhookTexts } from '../webhook-texts';

const number = new Intl.NumberFormat('en');
const scores: Record<ScoreField, string> = { points: 'Points of 100', musts: 'Musts that are met, in percent', none: 'No score' };
const fields: Record<ResultField, string> = {
  musts: 'How many musts are met',
  criteria: 'Each criterion and what was found: met, partial, missing or unclear',
  'read-at': 'When it was read',
};
const calls: Record<ConnectorCallName, string> = {
  list_tests: 'They asked which tests there are',
  send_test: 'They sent a test',
  test_status: 'They asked for a result',
  response_error: 'They could not read an answer',
  completed: 'We told them of a result',
  candidate: 'We handed a candidate over',
  copy_left: 'Somebody is gone here who is there',
};
const refusals: Record<string, string> = {
  NOT_FOUND: 'no such test: the job is closed, hides names, or is not offered',
  CONFLICT: 'this person was asked before, or is on the job already',
  KEY_REFUSED: 'whoever connected it may not ask any more',
  BODY_INVALID: 'an address in it is not one',
  TOO_MANY_REQUESTS: 'too many people were asked today',
  QUOTA_EXCEEDED: 'the plan is too small for this job',
};

const notes: Record<string, string> = {
  gone: 'not sent: they are gone here',
  uploaded: 'not sent: uploaded by the team',
  'not-agreed': 'not sent: they did not agree to it',
  hidden: 'not sent: their name is hidden',
};

export const connectorTexts = {
  title: 'Connectors',
  lead: 'Your jobs become tests in Greenhouse: a candidate who is sent one is asked first, and the result goes back. And candidates who agreed to it are sent there from your boards.',
  names,
  add: (kind: ConnectorKind) => `Connect ${names[kind]}`,
  failed: 'The connectors could not be loaded.',
  emptyTitle: 'Nothing is connected',
  empty: 'Connect Greenhouse and choose which jobs it may send as tests. You get a key and four addresses for your account manager there.',
  columns: ['System', 'Status', 'Last 24 hours', 'Key'],
  tests: (count: number) => (count === 1 ? '1 job is a test' : `${number.format(count)} jobs are tests`),
  handovers: ({ user, mapping }: Connector) =>
    user
      ? `Candidates of ${number.format(mapping.handovers.length)} ${mapping.handovers.length === 1 ? 'job' : 'jobs'} may go there, as ${user.name} (key …${user.lastFour})`
      : null,
  state: ({ isOn, makerHasLeft, mapping }: Connector) =>
    !isOn
      ? 'Switched off'
      : makerHasLeft
        ? 'Asks nobody: its maker may not'
        : mapping.tests.length + mapping.handovers.length === 0
          ? 'On, without jobs'
          : 'On',
  calls: ({ calls: all, failed }: Connector) => (all === 0 ? 'nothing' : `${number.format(all)} calls${failed > 0 ? `, ${number.format(failed)} failed` : ''}`),
  lastFour: (four: string) => `folia_ats_…${four}`,
  map: 'Jobs and fields',
  credentials: 'Key for candidates',
  try: 'Dry run',
  newKey: 'New key',
  more: (kind: ConnectorKind) => `More for ${names[kind]}`,
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switchedOff: 'They are answered and told nothing any more.',
  switchedOn: 'The connector is on.',
  remove: 'Remove',
  removeTitle: (kind: ConnectorKind) => `Remove the connector to ${names[kind]}?`,
  removeText: 'Its key opens nothing any more, no result goes back, and its log is deleted. Candidates stay on their boards.',
  removed: 'The connector is removed.',
  keyTitle: (kind: ConnectorKind) => `Key for ${names[kind]}`,
  keyLead: 'Your account manager at Greenhouse enters the key and these addresses.',
  key: 'Key',
  once: 'Shown once. Lost it? Make another: this one then opens nothing any more.',
  copyKey: 'Copy the key',
  addresses: 'Addresses',
  done: 'Done',
  rotateTitle: 'Make another key?',
  rotateLead: 'The present key opens nothing from then on, until Greenhouse has the new one. From now on candidates are asked in your name.',
  rotate: 'Make another key',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  mapTitle: 'Jobs and fields',
  testsHead: 'Jobs that are tests',
  testsLead: 'Greenhouse knows whom it asks about, so a job that hides names cannot be one.',
  blind: 'hides names: switch blind mode off on its criteria page',
  closed: 'closed',
  noJobs: 'There are no jobs yet. Make one under Screening.',
  nameOf: (title: string) => `Name of ${title} in Greenhouse`,
  nameNeeded: 'A test needs a name.',
  scoreHead: 'Score',
  scores,
  fieldsHead: 'Beside the score',
  fields,
  credentialsTitle: (kind: ConnectorKind) => `Send candidates to ${names[kind]}`,
  credentialsLead:
    'In Greenhouse, whoever manages keys makes one of the type Candidate Ingestion for a sourcing partner, and names a user in whose name candidates come. Both are tried by one call, sealed, and never shown again.',
  apiKey: 'Partner key',
  onBehalfOf: 'E-mail address of the user there',
  credentialsSave: 'Try and save',
  credentialsSaved: 'The key works. Now choose which jobs candidates may go to.',
  needsBoth: 'Give the key and the address.',
  handoverHead: 'Jobs whose candidates may be sent',
  handoverLead: 'From then on whoever agrees to the job is told so. Only they can be sent, each by your decision on the board.',
  handoverOf: (title: string) => `Job in Greenhouse for ${title}`,
  handoverNone: 'Nobody is sent',
  handoverGone: (name: string) => `${name} (not open there)`,
  theirJobsFailed: 'Their jobs could not be read.',
  jobsFailed: 'The jobs could not be loaded.',
  tryTitle: 'Dry run',
  tryLead: 'What would be answered now. Nothing is sent and nobody is asked.',
  tryJob: 'Job',
  tryNone: 'Choose a job as a test first.',
  tryFailed: 'The dry run did not work.',
  listTests: 'Which tests there are',
  testStatus: (isExample: boolean) => (isExample ? 'The result of somebody who was read' : 'Nobody on this job was read; until then the result is'),
  log: 'Log',
  ofLog: '30 days',
  which: 'Which calls',
  all: 'All',
  onlyFailed: 'Failed',
  noCalls: 'Nothing has passed between the two sides yet.',
  noFailed: 'Nothing has failed.',
  logFailed: 'The log could not be loaded.',
  at: webhookTexts.at,
  call: (call: ConnectorCallName) => calls[call],
  outcome: ({ call, state, note, tries, nextAt }: ConnectorCall): string => {
    if (call === 'copy_left') return 'the copy there is yours to erase';
    if (state === 'answered') return 'answered';
    if (state === 'refused') return (note && refusals[note]) ?? note ?? 'refused';
    if (state === 'unclear') return 'the answer was lost: look on the board’s list';
    if (call === 'candidate' && note) return notes[note] ?? note;
    const last = tries.at(-1);
    if (!last) return state === 'stopped' ? 'not told' : 'on its way';
    const answer = last.problem ? webhookTexts.problem(last.problem) : String(last.status);
    return state === 'waiting' && nextAt ? `${answer}, again ${webhookTexts.moment(nextAt)}` : state === 'stopped' ? `${answer}, stopped` : answer;
  },
  candidate: 'Candidate in Greenhouse',
  board: 'Board',
  retry: 'Tell again',
  retryOf: (at: string) => `Tell again, ${webhookTexts.at(at)}`,
  retried: 'They are told once more.',
};
