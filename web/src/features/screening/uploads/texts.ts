import type { WaitingUpload } from '@folia/contracts/candidate-upload/shapes';
import { longestUploadDetail, type UploadGround, type UploadSource, uploadKeptDays } from '@folia/contracts/candidate-upload/words';

const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const files = (many: number) => `${count.format(many)} ${many === 1 ? 'file' : 'files'}`;

const sources: Record<UploadSource, string> = {
  person: 'From the person',
  referral: 'From somebody who recommends them',
  agency: 'From an agency',
  'job-board': 'From a job board',
  event: 'From a fair or another event',
};
const grounds: Record<UploadGround, string> = {
  applied: 'They applied to us for this job',
  asked: 'They asked us to consider them',
  agreed: 'They agreed to it being passed on',
};

export const texts = {
  title: 'Upload resumes',
  lead: 'For people who said yes elsewhere. Each of them gets an e-mail at once: who uploaded their resume, for which job, from where and why, what was read, and how to end it.',
  source: 'Where the files are from',
  ground: 'Why you may compare them',
  detail: 'In your words (optional)',
  detailHint: (left: number) =>
    `They read it: for instance “Job fair in Oslo, 12 May”. ${left < 50 ? `${left} of ${longestUploadDetail} characters left.` : ''}`.trim(),
  choose: 'Choose …',
  needed: 'Choose one. It is recorded, and each person reads it.',
  sources: Object.entries(sources).map(([value, label]) => ({ value, label })),
  grounds: Object.entries(grounds).map(([value, label]) => ({ value, label })),
  said: ({ source, ground, detail }: Pick<WaitingUpload, 'source' | 'ground' | 'detail'>) =>
    [sources[source], grounds[ground].toLowerCase(), detail && `“${detail}”`].filter(Boolean).join(', '),
  dropLabel: 'Resumes to upload',
  drop: 'Drop resumes here',
  dropNow: 'Drop them now',
  dropHint: 'PDF, DOCX or TXT, at most 10 MB each, as many as you like.',
  chooseFiles: 'Choose files',
  files: 'Files',
  ownGround: 'Its own source',
  ownGroundOf: (name: string) => `Its own source for ${name}`,
  asAll: 'As for all',
  remove: (name: string) => `Remove ${name}`,
  send: (many: number) => `Upload ${files(many)}`,
  close: 'Close',
  stop: 'Stop the rest',
  again: 'Try again',
  againAll: (many: number) => `Try ${files(many)} again`,
  progress: (done: number, all: number) => `${count.format(done)} of ${files(all)} done`,
  states: {
    ready: 'Ready',
    queued: 'Next',
    sending: (percent: number) => (percent < 100 ? `Sending, ${Math.round(percent)} %` : 'Reading …'),
    told: 'Added, and told by e-mail',
    waiting: 'No address in it: it waits',
    stopped: 'Not sent',
  },
  held: (seconds: number) => `That was many files in an hour. The rest goes on by itself in ${Math.ceil(seconds / 60)} minutes, while this stays open.`,
  unsupported: 'Only PDF, DOCX and TXT files are read.',
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 10 MB.',
  waiting: {
    notice: (many: number) => `${files(many)} ${many === 1 ? 'waits' : 'wait'} for an address.`,
    open: 'Look at them',
    title: 'Waiting for an address',
    lead: `No address was found in these files, so nobody could be told: they are kept apart, and nothing is compared. Type the address of each person: they are told at once. What is left after ${uploadKeptDays} days is deleted.`,
    loading: 'Loading …',
    failed: 'The files could not be loaded.',
    none: 'No file waits any more.',
    goes: (at: string) => `deleted on ${day.format(new Date(at))}`,
    address: 'E-mail address of the person',
    addressIn: (name: string) => `E-mail address of the person in ${name}`,
    give: 'Tell them and compare',
    delete: (name: string) => `Delete ${name}`,
    told: (name: string) => `${name}: added, and told by e-mail.`,
  },
};
