import type { ResumeFormat } from '@folia/contracts/document-formats';
import type { PageSize, ResumeTemplate } from '@folia/contracts/resume-document';
import type { ResumeSettings } from '@folia/contracts/tailored-resume/shapes';
import { changeTexts } from './change-texts';

const dayTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const templates: Record<ResumeTemplate, string> = {
  folio: 'Folio',
  plain: 'Plain',
  classic: 'Classic',
  signal: 'Signal',
  compact: 'Compact',
  column: 'Column',
  margin: 'Margin',
  harbour: 'Harbour',
};
const formats: Record<ResumeFormat, string> = { pdf: 'PDF', docx: 'Word', md: 'Markdown', txt: 'Text', json: 'JSON Resume' };
const papers: Record<PageSize, string> = { a4: 'A4', letter: 'Letter' };
const contact: Record<ResumeSettings['contact'][number], string> = { email: 'E-mail', phone: 'Phone', location: 'Place', links: 'Links' };

export const texts = {
  ...changeTexts,
  title: 'TailorMade resume',
  careerCenter: 'Career Center',
  crumbs: 'Where you are',
  unnamed: 'A job without a title',
  templates,
  formats,
  contact,

  start: {
    lead: 'Folia chooses, orders and shortens what your portfolio holds for this job. It adds nothing: every line stands in your entries, and you see why it was chosen.',
    make: 'Make the resume',
    cost: ({ limit, used }: { limit: number | null; used: number }) =>
      limit === null ? 'Your plan has resumes without limit.' : `Costs one TailorMade resume; ${Math.max(0, limit - used)} of ${limit} left.`,
    ownModel: 'Costs no unit: your own model does it.',
    again: 'One for each job: editing, templates and files cost nothing, nor does opening it again.',
    units: 'TailorMade resumes',
    spent: (resetsAt: string | null) =>
      resetsAt
        ? `Your plan’s resumes are used up until ${day.format(new Date(resetsAt))}. The job is kept.`
        : 'Your plan’s resumes are used up. The job is kept.',
    noJob: 'Choose a job in the Career Center first.',
  },
  making: {
    title: 'Making your resume',
    steps: { portfolio: 'Read your portfolio', choose: 'Choose and order for the job', verify: 'Hold every line against its source' },
    states: { done: 'done', now: 'under way', next: 'to come' },
    mayLeave: 'You may leave; it goes on and stands in the Career Center.',
  },
  failure: {
    title: 'No resume was made',
    missing: 'There is no such resume. It may have been deleted.',
    failed: 'It could not be loaded.',
    cancelled: 'It was stopped before it was done. It cost nothing.',
    free: 'It cost nothing.',
    again: 'Try again',
    import: 'Import a resume',
    back: 'To the Career Center',
  },
  head: {
    save: 'Download PDF',
    analysis: 'Analysis',
    edit: 'Back to the resume',
    more: 'More actions',
    markSent: 'Mark as sent',
    unmark: 'Not sent after all',
    remove: 'Delete',
    sentAt: (iso: string) => `Sent ${dayTime.format(new Date(iso))}`,
    frozen: 'It stays as it was then, whatever changes in your portfolio.',
    share: 'Share with this application',
    details: 'Details',
    hash: 'SHA-256 of the PDF',
    live: 'The resume follows your portfolio until you mark it as sent.',
    applied: 'Marked as sent. The job stands under Applied.',
    removal: {
      title: 'Delete this resume?',
      text: 'The job stays, and a new resume for it costs nothing.',
      done: 'The resume is deleted',
    },
  },
  general: {
    title: 'General resume',
    lead: 'Your whole portfolio as a resume, for no job in particular. It is made of what your portfolio says now, and costs nothing.',
    save: 'Download',
    again: 'Try again',
    holds: (entries: number, leftOut: number) =>
      `${entries === 1 ? '1 entry' : `${entries} entries`}.${leftOut > 0 ? ` Private ones are left out: ${leftOut}.` : ''}`,
    empty: { title: 'Nothing to write yet', text: 'Your portfolio has no entries that others may see. Import a resume, or add what you have done by hand.' },
  },
  sides: { label: 'What is shown', changes: 'Changes', preview: 'Preview' },
  views: { label: 'Resume and letter', resume: 'Resume', letter: 'Cover letter' },
  look: {
    title: 'How it looks',
    template: 'Template',
    paper: 'Paper',
    papers,
    pages: 'At most',
    page: { 1: 'One page', 2: 'Two pages' },
    anyPages: 'As many as it takes',
    paperAndMore: 'Paper, length and contact',
    contact: 'Contact',
    noContact: 'Your profile has no contact data yet.',
  },
  preview: {
    title: 'The pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}, as it is in the PDF`,
    fits: (pages: number, size: PageSize) => `${pages === 1 ? '1 page' : `${pages} pages`}, ${papers[size]}`,
    tooLong: (pages: number, most: number) => `It takes ${pages} pages at the smallest readable type; you asked for ${most}. Nothing is cut: take lines out.`,
    missing: (signs: string) => `The PDF has no sign for ${signs}; the other forms do.`,
    failed: 'The page could not be drawn.',
  },
};
