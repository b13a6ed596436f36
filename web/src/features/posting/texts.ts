import type { ApplicationState } from '@folia/contracts/posting/application-states';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const dayOf = (date: Date, now = new Date()) => (date.getFullYear() === now.getFullYear() ? day : dayYear).format(date);
/** A calendar day (YYYY-MM-DD), the same in every time zone. */
const calendarDay = (date: string) => dayOf(new Date(`${date}T12:00:00`));

const states: Record<ApplicationState, string> = { saved: 'Saved', applied: 'Applied', interview: 'Interview', offer: 'Offer', closed: 'Closed' };

export const texts = {
  title: 'Career Center',
  lead: 'The jobs you look at, how your portfolio fits each, and where each application stands. Only you see this.',
  newScore: 'Score a job',
  generalResume: 'General resume',
  filter: 'Which jobs',
  all: 'All',
  state: (state: ApplicationState) => states[state],
  list: 'Jobs you keep',
  empty: {
    title: 'No jobs yet',
    text: 'Paste a job you have seen: you learn what it asks for, what you can show for it, and what would raise your score.',
    example: 'Afterwards it stands here: 82 strong · Staff Engineer, Meridian Pay · applied 20 Nov · reminder 1 Dec',
  },
  emptyFilter: 'No job is in this state.',
  failed: 'Your jobs could not be loaded.',
  unnamed: 'A job without a title',
  notScored: 'not scored',
  scoring: 'being scored',
  scoreIt: 'Score it',
  report: (name: string) => `Report for ${name}`,
  kept: (iso: string) => `kept ${dayOf(new Date(iso))}`,
  reached: (state: ApplicationState, date: string) => `${states[state].toLowerCase()} ${calendarDay(date)}`,
  stateOf: (name: string) => `State of ${name}`,
  remind: (date: string, today: string) =>
    date < today ? `Reminder was ${calendarDay(date)}` : date === today ? 'Reminder today' : `Reminder ${calendarDay(date)}`,
  note: 'Note',
  more: (name: string) => `More for ${name}`,
  edit: 'Edit, notes and dates',
  source: 'Open the posting',
  again: 'Score again',
  makeResume: 'TailorMade resume',
  resume: (sentAt: string | null) => (sentAt ? `Resume sent ${dayOf(new Date(sentAt))}` : 'Open the resume'),
  forJob: (name: string) => `for ${name}`,
  remove: 'Delete',
  changeFailed: (reason: string) => `Not changed. ${reason}`,
  conflict: 'This job was changed elsewhere meanwhile. It is loaded again; repeat your change.',

  form: {
    title: 'Edit the job',
    role: 'Role',
    company: 'Company',
    location: 'Place',
    factsHint: 'Read from the text. An empty field goes back to what was read.',
    state: 'State',
    dates: 'Dates',
    remindOn: 'Remind me on',
    remindHint: 'The job then stands first in this list, marked.',
    notes: 'Notes',
    notesHint: 'Names, questions, what to say. Only you see them.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    failed: (reason: string) => `Not saved. ${reason} What you typed is kept here.`,
    conflict: 'This job was changed elsewhere meanwhile. What you typed is kept here; saving now puts it in place of that.',
  },
  removal: {
    title: (name: string) => `Delete ${name}?`,
    text: 'The job goes with its text, its notes, its scores and its resume. This cannot be undone.',
    done: 'The job is deleted',
  },
};
