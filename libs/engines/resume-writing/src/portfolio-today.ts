import type { PortfolioView, SectionVisibilities } from '@folia/contracts/portfolio/shapes';
import type { ResumeHeader } from '@folia/contracts/resume-document';
import { contactFields, type ResumeSettings } from '@folia/contracts/tailored-resume/shapes';

/** What a resume is laid over: the items as they are now, and all the contact data there is. */
export type PortfolioToday = {
  items: PortfolioView['items'];
  header: ResumeHeader;
  /** What the person writes about themselves, in plain words. */
  summary: string;
  /** Who can see each whole section. */
  sections: SectionVisibilities;
};

/** The header with only the chosen contact data. Pure. */
export const headerWith = (header: ResumeHeader, contact: ResumeSettings['contact']): ResumeHeader => {
  const shown = (field: (typeof contactFields)[number]) => contact.includes(field);
  return {
    ...header,
    email: shown('email') ? header.email : '',
    phone: shown('phone') ? header.phone : '',
    location: shown('location') ? header.location : '',
    links: shown('links') ? header.links : [],
  };
};

/** The contact fields that are filled in. Pure. */
export const contactIn = (header: ResumeHeader) => contactFields.filter((field) => header[field].length > 0);
