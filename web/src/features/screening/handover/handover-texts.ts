import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { Handover } from '@folia/contracts/handover/shapes';
import type { HandoverRefusal } from '@folia/contracts/handover/words';
import { systemNames as names } from '../../../lib/system-names';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const refusals: Record<HandoverRefusal, (kind: ConnectorKind) => string> = {
  uploaded: (kind) => `uploaded by your team, so they agreed to nothing about ${names[kind]}`,
  'not-agreed': (kind) => `agreed before they were told about ${names[kind]}`,
  hidden: () => 'blind mode hides who they are; show the name first',
};
const notes: Record<string, string> = {
  gone: 'they are gone here',
  ...Object.fromEntries(Object.keys(refusals).map((one) => [one, 'they may not be sent now'])),
};

export const handoverTexts = {
  send: (kind: ConnectorKind) => `Send to ${names[kind]}`,
  title: 'Hand candidates over',
  lead: (kind: ConnectorKind, job: string) =>
    `They go to the job “${job}” in ${names[kind]}, with name, headline and the e-mail address they gave you: what they were told when they agreed. No resume goes along, and each is sent once.`,
  none: 'This job is mapped to none of theirs. Whoever manages the account connects Greenhouse and maps its jobs under Developers.',
  toDevelopers: 'Open Developers',
  failed: 'The list could not be loaded.',
  list: 'Candidates',
  nobody: 'Nobody is on this board.',
  candidate: (number: number) => `Candidate ${number}`,
  goneCandidate: 'Somebody who is gone here',
  refusal: (refusal: HandoverRefusal, kind: ConnectorKind) => refusals[refusal](kind),
  state: ({ state, note, nextAt }: Handover, stage: string | undefined, system: string): string => {
    if (state === 'sent') return stage ? `in ${system}: ${stage}` : `in ${system}`;
    if (state === 'waiting' && nextAt && Date.parse(nextAt) > Date.now())
      return `not taken${note ? ` (${note})` : ''}, again ${moment.format(new Date(nextAt))}`;
    if (state === 'waiting' || state === 'sending') return 'on its way';
    if (state === 'unclear') return 'unclear: the answer was lost, so they may be there';
    return `${state === 'stopped' ? 'not sent' : 'refused'}: ${(note && notes[note]) ?? note ?? 'nobody answered'}`;
  },
  stage: (stage: string, status: string | null) => (status ? `${stage}, ${status}` : stage),
  copyLeft: (kind: string) => `Gone here. The copy in ${kind} is yours to erase.`,
  page: 'Their page',
  preview: 'See what is sent',
  hidePreview: 'Hide what is sent',
  previewFailed: 'It could not be loaded.',
  settle: (kind: string) => `Look in ${kind} for them, by name. It cannot be asked by our number, and sending twice would make two.`,
  settlePage: 'Address of their page there',
  settleFound: 'They are there',
  settleMissing: 'They are not there: send again',
  settleWrong: 'This is not the page of this candidate.',
  sendMany: (many: number) => (many === 0 ? 'Send' : `Send ${many}`),
  close: 'Close',
};
