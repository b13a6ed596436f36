import type { ResumeLanguage } from '@folia/contracts/resume-document';

/** The words of a cover letter that are nobody's facts: they name the job, lead from one fact to the next and close. */
export type LetterWords = {
  greeting: (company: string) => string;
  opening: (role: string, company: string) => string;
  myWork: (role: string, employer: string, isNow: boolean) => string;
  years: (years: number, role: string) => string;
  skills: string;
  before: (role: string, employer: string) => string;
  holds: string;
  studied: (degree: string, school: string) => string;
  languages: string;
  meaning: string;
  closing: (role: string) => string;
  regards: string;
  and: string;
};

/** Letters are written in English; the contract leaves room for more. */
export const letterWords: Readonly<Record<Extract<ResumeLanguage, 'en'>, LetterWords>> = {
  en: {
    greeting: (company) => (company ? `Dear ${company} hiring team,` : 'Dear hiring team,'),
    opening: (role, company) =>
      `I am writing about the position${role ? ` of ${role}` : ''}${company ? ` at ${company}` : ''}. What follows is what I have done that your advertisement asks for, each point as it stands in my resume.`,
    myWork: (role, employer, isNow) =>
      `${isNow ? 'I work' : 'I worked'} as ${role}${employer ? ` at ${employer}` : ''}. ${isNow ? 'From that work' : 'From that time'}:`,
    years: (years, role) => `I have ${years} ${years === 1 ? 'year' : 'years'} of experience in work like that of ${role}.`,
    skills: 'Of the things you name, I bring experience with',
    before: (role, employer) => `Before that I worked as ${role}${employer ? ` at ${employer}` : ''}:`,
    holds: 'I hold the following:',
    studied: (degree, school) => `My education: ${degree}${school ? `, ${school}` : ''}.`,
    languages: 'Languages:',
    meaning: 'I have kept to what I can show. If something you need is not mentioned here, I would rather talk about it than guess.',
    closing: (role) =>
      `I would be glad to tell you more about any of these points and to hear what matters most to you${role ? ` in a ${role}` : ''}. My resume is enclosed, with dates and places for everything above.`,
    regards: 'Kind regards,',
    and: 'and',
  },
};
