import type { EvidenceSource } from '@folia/contracts/fit-score/evidence-sources';
import type { FitComparison } from '@folia/contracts/fit-score/history';
import type { GapWay, RequirementStatus, Seniority } from '@folia/contracts/fit-score/shapes';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import type { ApplicationState } from '@folia/contracts/posting/application-states';
import type { Closeness } from './report/close-to';
import type { GroupName } from './report/group-requirements';
import { requirementLabel, signedPoints } from './requirement-words';

const number = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayUtc = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const yours = (profile: string) => (profile ? `profile “${profile}”` : 'portfolio');
const plural = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

const dayOf = (iso: string, now = new Date()) => {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return 'today';
  return (date.getFullYear() === now.getFullYear() ? day : dayYear).format(date);
};
const momentOf = (iso: string) => (dayOf(iso) === 'today' ? `${time.format(new Date(iso))} today` : dayOf(iso));

export const texts = {
  title: 'FitScore',
  careerCenter: 'Career Center',
  crumbs: 'Where you are',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  save: 'Save',

  profile: {
    choose: 'Which profile',
    main: 'Main profile, with all entries',
    gone: 'deleted profile',
  },
  unnamedJob: 'A job without a title',
  spent: (resetsAt: string | null) =>
    `You have no FitScores left${resetsAt ? ` until ${dayUtc.format(new Date(resetsAt))}` : ''}. The job is kept in your Career Center, and nothing was counted.`,

  failure: {
    title: 'This was not scored.',
    cancelled: 'The score was cancelled. Nothing was counted.',
    again: 'Score it again',
    another: 'Another job',
    emptyProfile: 'This profile shows no entries, so there is nothing of it to hold against a job. Choose some for it first. Nothing was counted.',
    editProfile: 'Choose its entries',
    missing: { title: 'This score is not there.', reason: 'It may have been deleted. The job it was of stands in your Career Center if you kept it.' },
    failed: { title: 'The score could not be loaded.', reason: 'It is not lost. Check the connection and try again.' },
  },

  report: {
    title: (role: string) => (role ? `FitScore, ${role}` : 'FitScore'),
    scoreLabel: (points: number, band: string) => `${points} of 100, ${band}`,
    workplace: { 'on-site': 'on site', hybrid: 'hybrid', remote: 'remote' },
    counts: ({ met, partial, missing, unclear }: Record<RequirementStatus, number>, profile: string) => {
      const total = met + partial + missing + unclear;
      const parts = [partial && `${partial} in part`, missing && `${missing} without evidence`, unclear && `${unclear} not said`].filter(Boolean);
      return `${met} of ${plural(total, 'requirement', 'requirements')} met${parts.length ? `, ${parts.join(', ')}` : ''}. Every point stands on words in your ${yours(profile)}.`;
    },
    nothingAnswers: 'Nothing here answers this job',
    noneBorneOut: (total: number, profile: string) => `Your ${yours(profile)} bears out none of its ${plural(total, 'requirement', 'requirements')}.`,
    since: (iso: string) => `since ${momentOf(iso)}`,
    makeResume: 'TailorMade resume',
    openResume: 'Open the resume',
    another: 'Score another job',
    print: 'Print',
    share: 'Share',
    again: 'Score again',
    againFree: (until: string) => `Scoring again is free until ${dayOf(until)}`,
    againPaid: 'Scoring again costs one FitScore',
    againWithOther: 'Score with another profile',
    profileGone: 'The profile of this score is deleted.',
    moreActions: 'More for this score',
    edit: 'Correct',
    editLabel: 'Correct what was read',
    remove: 'Delete this score',
    how: 'How a FitScore is made',
    scoredOn: (iso: string) => `scored on ${dayYear.format(new Date(iso))}`,
    version: (version: string, asOf: string) => `scorer ${version}, counted to ${monthYear.format(new Date(`${asOf}-01T00:00:00Z`))}`,
    model: ({ name, outcome, accepted, dropped }: ModelHelp) => {
      const held = `${plural(accepted, 'finding', 'findings')} of it ${accepted === 1 ? 'holds' : 'hold'} word for word and ${accepted === 1 ? 'counts' : 'count'}`;
      const failed = accepted > 0 ? ` to the end; ${held}` : ': Folia read everything by itself';
      if (outcome === 'unreachable') return `The model “${name}” could not be reached${failed}.`;
      if (outcome === 'unusable') return `The model “${name}” gave no usable answer${failed}.`;
      if (accepted + dropped === 0) return `The model “${name}” read the job and your entries too and found nothing more.`;
      return `The model “${name}” read the job and your entries too: ${accepted > 0 ? held : 'nothing it found counts'}, ${dropped} dropped. The points are Folia’s alone.`;
    },
    bands: '90 and above: excellent fit · 80: strong · 70: fair · below: early',
    segments: 'One segment is one requirement; filled is proven. Points of single requirements are rounded.',
    sum: (points: readonly number[], score: number) => `${points.map((one) => tenths.format(one)).join(' + ')} = ${tenths.format(score)}`,
    points: (points: number) => tenths.format(points),
    of: (points: number) => `of ${tenths.format(points)}`,
    pointsLabel: (gained: number, points: number) => `${tenths.format(gained)} of ${tenths.format(points)} points`,
    atMost: (points: number, labels: readonly string[]) =>
      `The job asks for ${labels.join(' and ')} on the first day, and no certificate of yours says so. Until one does, the score ends at ${points}.`,
    groups: {
      must: 'Must-have skills',
      experience: 'Experience and level',
      study: 'Education and languages',
      duties: 'Responsibilities',
      nice: 'Nice to have',
      uncounted: 'Asked for, not counted',
      also: 'Also asked',
    } satisfies Record<GroupName, string>,
    groupPoints: (gained: number, points: number) => `${tenths.format(gained)} of ${tenths.format(points)} points`,
    uncounted: 'Most portfolios say nothing about these: they neither raise nor lower the score.',
    also: 'Qualities, conditions and words FitScore cannot check on paper. Read them, they do not touch the score.',
    label: requirementLabel,
    kindOfWork: (role: string) => `The kind of work: ${role}`,
    level: (seniority: Seniority | null) => (seniority ? `The level: ${seniority === 'mid' ? 'mid-level' : seniority}` : 'The level of the work'),
    keys: 'Enter opens a row, e the entry that bears it out.',
    status: { met: 'Met', partial: 'Partial', missing: 'Missing', unclear: 'Not said' } satisfies Record<RequirementStatus, string>,
    years: (found: number, asked: number | null) => `${plural(found, 'year', 'years')} found${asked ? `, ${tenths.format(asked)} asked for` : ''}`,
    noEvidence: 'no evidence yet',
    close: {
      listed: 'Close: it is only listed, no position or project shows it.',
      paper: 'Close: the position makes it likely, the paper itself is not shown.',
      level: 'Close: the level of the language is not shown.',
      degree: 'Close: another field, or a rung below.',
      work: 'Close: the work was near it, or is long ago.',
      part: 'Close: a part of it is shown, or something near it.',
    } satisfies Record<Closeness, string>,
    notSaid: 'Your portfolio does not say.',
    notSaidYet: 'It counts once you say it.',
    sayIt: 'Say it now',
    sayItLabel: (label: string) => `Say it now: ${label}`,
    sources: {
      work: 'Work',
      project: 'Project',
      publication: 'Publication',
      volunteering: 'Volunteering',
      certification: 'Certification',
      education: 'Education',
      language: 'Language',
      'skill-list': 'Skills list',
    } satisfies Record<EvidenceSource, string>,
    runs: (years: number) => (years < 1 ? 'less than a year' : plural(Math.round(years * 10) / 10, 'year', 'years')),
    gone: 'no longer in your portfolio',
    open: 'open',
    openItem: (heading: string) => `Open ${heading}`,

    job: 'The job',
    jobMeta: (iso: string, words: number) => `kept ${dayOf(iso)} · ${plural(words, 'word', 'words')}`,
    source: 'Source',
    key: { asked: 'asked for', proven: 'proven in your portfolio', unsaid: 'not said', missing: 'no evidence yet', ruledOut: 'ruled out' },
    keyLabel: 'What the marks in the text mean',
    ruledOut: (labels: readonly string[]) => `The job rules out: ${labels.join(', ')}. Having it neither raises nor lowers the score.`,

    raise: 'What would raise it',
    raiseNone: 'Nothing: every requirement that counts is borne out.',
    gain: signedPoints,
    show: (label: string) => `Show ${label}`,
    tell: (duty: string) => `Say where you did this: ${duty}`,
    prove: (label: string) => `Say where you used ${label}`,
    ways: (ways: readonly GapWay[]) => {
      if (ways.includes('show-in-work')) return 'It is only listed so far: name the position or project that used it.';
      return ways.includes('learn') ? 'Done it? Say where. If not, it can be learnt, or left.' : 'Only if your portfolio leaves something out.';
    },
    add: 'Add evidence',
    addLabel: (label: string) => `Add evidence for ${label}`,
    together: (score: number) => `All of it would make the ${tenths.format(score)} a 100. Add only what is true, and score again.`,
    more: (count: number) => `${count} more`,
    fewer: 'Only the first three',
    small: (count: number) => `${count} parts of the work, each of less than a point`,
    statuses: (counts: Record<RequirementStatus, number>) =>
      (['met', 'partial', 'missing', 'unclear'] as const)
        .filter((status) => counts[status] > 0)
        .map((status) => `${counts[status]} ${texts.report.status[status].toLowerCase()}`)
        .join(' · '),

    history: 'History',
    trend: (points: readonly number[]) => `Scores of this job over time: ${points.join(', ')}`,
    compareWith: 'Compare with',
    first: 'first score of this job',
    change: ({ difference, changes, otherScorer }: Pick<FitComparison, 'difference' | 'changes' | 'otherScorer'>) => {
      const main = changes.find(({ requirementId, points }) => requirementId !== null && Math.sign(points) === Math.sign(difference));
      if (difference === 0) return otherScorer ? 'the scorer changed and gives the same' : 'nothing changed';
      if (!main) return otherScorer ? 'the scorer changed' : '';
      return texts.report.because(main.label, main.points);
    },
    changes: 'What changed',
    because: (label: string, points: number) => `${points > 0 ? 'evidence' : 'less evidence'} for ${label}`,
    rest: 'rounding and limits',
    otherScorer: 'The way of counting changed in between: not all of this is your portfolio.',
    scoredAgain: (iso: string) => `Scored again ${momentOf(iso)}, nothing changed`,
    noChange: 'Nothing changed in what counts for this job.',
    noneText: 'Scores stand here with the day and what changed since the one before.',
    historyFailed: 'The history could not be loaded.',
    pending: 'being scored',
    notScored: 'not scored',
    application: { saved: 'Saved', applied: 'Applied', interview: 'Interview', offer: 'Offer', closed: 'Closed' } satisfies Record<ApplicationState, string>,
  },
  signed: signedPoints,
  dayOf,
  momentOf,
};
