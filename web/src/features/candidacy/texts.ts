import type { Candidacy, CandidacyWithFindings, ShownJob } from '@folia/contracts/candidacy/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { ItemKind } from '@folia/contracts/item/fields';
import type { FindingState } from '@folia/contracts/screening/words';
import { countedNames } from '../../lib/kind-names';
import { systemNames } from '../../lib/system-names';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const pointFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const day = (at: string) => dayFormat.format(new Date(at));
const points = (value: number) => pointFormat.format(value);
type Uploaded = NonNullable<CandidacyWithFindings['upload']>;
const uploadSources: Record<Uploaded['source'], string> = {
  person: 'They have it from you',
  referral: 'They have it from somebody who recommends you',
  agency: 'They have it from an agency',
  'job-board': 'They have it from a job board',
  event: 'They have it from a fair or another event',
};
const uploadGrounds: Record<Uploaded['ground'], string> = {
  applied: 'that you applied to them for this job',
  asked: 'that you asked them to consider you',
  agreed: 'that you agreed to your resume being passed on to them',
};

const atCompany = (company: string) => company || 'The company';

const states: Record<FindingState, string> = { met: 'Met', partial: 'Partial', missing: 'Missing', unclear: 'Unclear' };

export const texts = {
  day,
  points,
  job: {
    description: (company: string, title: string) => `${atCompany(company)} compares applications for ${title} with the criteria on this page.`,
    by: ({ company, reader }: ShownJob) => [company, reader && `read by ${reader}`].filter(Boolean).join(' · '),
    criteria: 'What they compare with',
    criteriaLead: 'These are all criteria. A machine looks for words that prove them, and people decide.',
    importance: { must: 'Needed', nice: 'Welcome', excluded: 'Not compared' },
    text: 'The job in their words',
    closed: 'This job takes no applications now.',
    apply: 'Apply',
    who: 'Who reads',
    whoText: ({ company, reader }: ShownJob) => (company ? `The team of ${company}${reader ? `, ${reader} first` : ''}` : (reader ?? 'Whoever made this job')),
    hidden: 'Hidden until an interview',
    hiddenText: (isBlind: boolean) => (isBlind ? 'Name, photo, school, address, dates of study, pronouns' : 'Nothing: they read without blind mode'),
    handed: 'May also be sent to',
    handedText: (to: ConnectorKind) =>
      `${systemNames[to]}, where they keep applications: your name, your headline and the e-mail address you give. A copy there is theirs to erase; they are told when you withdraw.`,
    kept: 'Kept',
    keptText: (months: number) => `${months} months, or until you withdraw`,
    rights: 'A machine reads, people decide: what that means for you',
    sees: 'You see what was found and with which words, and can end it at any time.',
    signIn: 'Apply with your Folia portfolio',
    byFile: 'Apply with a file, without an account',
    signInLead: 'To apply with your Folia portfolio, sign in.',
  },
  asked: {
    label: 'You are asked',
    lead: (by: string | null, until: string | null) =>
      `${by ?? 'Somebody'} asks whether what you have done may be compared with this job. Nothing of yours has been read for it. ${until ? `You can answer until ${day(until)}; no answer is no.` : ''}`,
    passedOn: (company: string, to: ConnectorKind) =>
      `If you agree, your points and what is found by each criterion, without your words, also go to ${systemNames[to]}, in which ${company || 'the team'} keeps its applications. When you withdraw, it is told that there is no result any more.`,
    heading: 'Your answer',
    closed: 'This job takes nobody now. You need not answer.',
    agree: 'Agree and be compared',
    signIn: 'Agree with your Folia portfolio',
    signInLead: 'To agree with your Folia portfolio, sign in. You see every word before you agree.',
    byFile: 'Agree with a file, without an account',
    refuse: 'Say no',
    refuseForGood: 'Say no, for good',
    refuseText: 'The team is not told that you said no. What was asked is erased.',
    never: 'Nobody may ask me again',
    neverText:
      'From now on no team on Folia can ask you, and none is told so. Take it back by the link under our e-mail, or in your settings; applying yourself still works.',
    refused: 'You said no',
    refusedText: 'Nothing of yours was read, and what was asked is erased. You need do nothing more.',
  },
  share: {
    loading: 'Reading your portfolio …',
    failed: 'Your portfolio could not be read.',
    title: 'What they would get',
    counts: (counts: readonly (readonly [ItemKind, number])[]) =>
      `${listFormat.format(counts.map(([kind, count]) => `${count} ${countedNames(kind)[count === 1 ? 0 : 1]}`))}.`,
    open: 'Show every word',
    hidden: (count: number) =>
      count === 0 ? 'Your contact data stays with you.' : `${count} private ${count === 1 ? 'entry' : 'entries'} and your contact data stay with you.`,
    empty: 'Your portfolio has nothing yet that could be shared.',
    edit: 'Open your portfolio',
    agree: 'Agree and apply',
    agreeNote: 'You agree that this job is compared with exactly what is shown here, as it is now.',
    changed: 'The job or your portfolio has changed. Look again at what is shown now.',
    done: 'You have applied',
    doneText: (company: string) => `${atCompany(company)} can read it now. You see the same as they do, except where others stand.`,
    see: 'See who screened you',
  },
  file: {
    email: 'Your e-mail address',
    emailHint: 'A code is sent there. The team can write to you at it.',
    ask: 'Send the code',
    sent: (email: string) => `A code of six digits is on its way to ${email}. It counts for ten minutes.`,
    code: 'The code',
    confirm: 'Confirm the address',
    otherAddress: 'Another address',
    askAgain: 'Ask for a new code',
    invalid: 'Check what you typed here.',
    tooMany: 'This was asked for too often from here. Wait an hour, then go on: nothing is lost.',
    file: 'Your resume, PDF or DOCX, at most 10 MB',
    fileNote: (company: string) => `${atCompany(company)} gets this file and the words in it. Name, contact, schools and dates of study are hidden at first.`,
    agreeNote: 'You agree that this job is compared with what this file says.',
    sending: (percent: number) => (percent < 100 ? `Sending, ${Math.round(percent)} %` : 'Reading the file …'),
    doneText: (company: string) =>
      `${atCompany(company)} can read it now. Keep this address: it is your way back without an account, to see what was found and to withdraw.`,
    see: 'See what was found',
  },
  own: {
    title: 'Your screening',
    unknown: 'There is no screening at this address',
    unknownText: 'Check that the address is whole. A screening that is over is no longer here.',
  },
  list: {
    title: 'Who screened you',
    lead: 'Jobs that your words were compared with because you agreed, and jobs that ask you first. You see what was asked and found, and you can end it.',
    empty: 'Nobody has screened you',
    emptyText: 'Nobody is compared with a job without agreeing. When you apply to one, or one asks you, it is listed here.',
    company: 'Company and job',
    way: 'Came by',
    state: 'Where it stands',
    read: 'Read',
    open: 'Open',
    close: 'Close',
    answer: 'Answer',
    until: (at: string) => `answer until ${day(at)}`,
    receipt: 'Receipt',
    notRead: 'not yet',
    erased: 'erased',
    failed: 'Your screenings could not be loaded.',
    ways: { apply: 'your application', upload: 'a file they had', link: 'your link', found: 'search', invited: 'their invitation' } satisfies Record<
      Candidacy['way'],
      string
    >,
    states: {
      asked: 'Asks you',
      waiting: 'Not read yet',
      read: 'Read, not decided',
      interview: 'Interview',
      offer: 'Offer',
      hired: 'Hired',
      declined: 'Declined',
      withdrawn: 'You withdrew',
    } satisfies Record<Candidacy['state'], string>,
  },
  found: {
    title: (company: string, found: number | null, most: number) =>
      found === null ? `${atCompany(company)} has not read everything yet` : `${atCompany(company)} found ${points(found)} of ${points(most)} points`,
    lead: 'Your place among others is not shown: it says more about the others than about you. These are their criteria, not your FitScore, which reads the whole advertisement.',
    who: 'Who',
    share: 'What they can read',
    items: (count: number, isUploaded: boolean) =>
      `${count} ${count === 1 ? 'entry' : 'entries'}, ${isUploaded ? 'read in the file that they had' : 'as you agreed'}`,
    passedOn: 'Passed on',
    passedOnTo: (to: ConnectorKind) => `${systemNames[to]}: points and findings, no words`,
    hidden: 'Hidden now',
    hiddenNow: (isBlind: boolean, nameIsShown: boolean) => (isBlind && !nameIsShown ? 'Name, photo, school, address, dates' : 'Nothing'),
    kept: 'Kept until',
    keptUntil: (at: string) => `${day(at)}, or your withdrawal`,
    groups: { must: 'Needed', nice: 'Welcome', excluded: '' },
    sum: (found: number, most: number) => `${points(found)} of ${points(most)} points`,
    states,
    notRead: 'Not read yet',
    of: (found: number, most: number) => [points(found), ` of ${points(most)}`] as const,
    noEvidence: 'no evidence yet',
    noEvidenceText: 'Counts nothing, and is held against nobody.',
    say: 'Say it in your portfolio',
    changed: (reason: string) => `A person decided so: “${reason}”`,
    words: 'Your words they stand on',
    noWords: 'Nothing of yours has been quoted yet.',
    withdraw: 'Withdraw consent',
    failed: 'What was found could not be loaded.',
    goneTitle: (company: string) => `You withdrew from ${atCompany(company)}`,
    goneText:
      'What you had shared, what was found, and their notes about you are erased. They keep one line without your name for 12 months: that a screening was withdrawn, and how far it had come.',
  },
  contest: {
    open: 'This is not right',
    title: 'Contest this finding',
    lead: 'Say what is missing or wrong, or point at your words that show it.',
    reason: 'What is not right',
    needed: 'Say what is not right: somebody reads and answers it.',
    evidence: 'Your words that show it',
    evidenceHint: (most: number) => `As you need: up to ${most} lines of what you shared.`,
    choose: 'Choose an entry',
    unnamed: 'An entry without a name',
    note: (days: number) => `A person answers within ${days} days; where two of them may, not the one who decided. Nothing gets worse by contesting.`,
    notNow: 'Not now',
    send: 'Send',
    yours: (at: string, reason: string) => `You, ${day(at)}: “${reason}”`,
    waits: (due: string) => `Contested. Somebody answers by ${day(due)}.`,
    late: (due: string) => `Their answer is late: it was due on ${day(due)}.`,
    wasLate: (due: string) => `This answer came late: it was due on ${day(due)}.`,
    answered: (from: FindingState, to: FindingState) =>
      from === to ? `Kept after you contested: ${states[to]}.` : `Changed after you contested, from ${states[from]} to ${states[to]}.`,
    answer: (by: string | null, at: string, reason: string) => `${by || 'A person of the team'}, ${day(at)}: “${reason}”`,
  },
  correct: {
    title: 'Correct what they read',
    changed: 'Your page changed since you shared it.',
    changedText: (at: string) => `They still read it as it was on ${day(at)}. Share the change, and it is read again; nothing is shared before you press.`,
    changedAgain: 'Your page has changed once more. Look again at what is shown now.',
    same: (at: string) => `They read your page as it was on ${day(at)}.`,
    sameText: 'If something is wrong, edit your page, then share the change here.',
    edit: 'Edit your page',
    share: 'Share the change',
    fileTitle: 'Is something wrong in your file?',
    fileText: 'Send a corrected one. It takes the place of the file before, which is deleted, and is read again.',
    file: 'The corrected file, PDF or DOCX, at most 10 MB',
    sendFile: 'Send the corrected file',
    done: 'Shared. It is read again.',
  },
  upload: {
    title: 'How you came here',
    end: 'End it and erase',
    text: ({ by, source, ground, detail }: Uploaded, company: string, at: string | null) =>
      `${by ?? 'A recruiter'}${company ? ` of ${company}` : ''} uploaded your resume${at ? ` on ${day(at)}` : ''}. ${uploadSources[source]}${detail ? ` (“${detail}”)` : ''}, and they say ${uploadGrounds[ground]}.`,
    wrong: 'Is that not so? Then end it here: your words and the file are erased there at once, and you are not added to this job again.',
  },
  withdraw: {
    title: (company: string) => `Withdraw from ${atCompany(company)}?`,
    goes: 'Goes at once:',
    goesText: 'your row, your file, what was found, the quotes and their notes about you.',
    stays: 'Stays, without your name:',
    staysText: 'one line that a screening was withdrawn and how far it had come, for 12 months.',
    keep: 'Keep it',
    act: 'Withdraw',
    done: 'Withdrawn. Everything you had shared is erased there.',
  },
};
