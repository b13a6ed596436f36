import { z } from 'zod';
import { resumeFormats } from '../document-formats';
import { pageFit, pageSizes, resumeTemplates } from '../resume-document';
import { contactFields, pagePicture } from '../tailored-resume/shapes';

/** How a resume for no job in particular looks, as an address says it. `maxPages`: `any` for as many as it takes; `contact`: what the header shows, by commas. */
export const generalResumeQuery = z.strictObject({
  template: z.enum(resumeTemplates).default('folio'),
  pageSize: z.enum(pageSizes).default('a4'),
  maxPages: z.enum(['1', '2', 'any']).default('any'),
  contact: z
    .string()
    .max(60)
    .regex(/^[a-z,]*$/)
    .default(contactFields.join(',')),
});
export type GeneralResumeQuery = z.infer<typeof generalResumeQuery>;

/** What of the portfolio of today is in the resume: how many entries, how many private ones are not, the contact data there is, how the pages come out. */
export const generalResume = z.strictObject({ entries: z.int(), leftOut: z.int(), contact: z.array(z.enum(contactFields)), fit: pageFit });
export type GeneralResume = z.infer<typeof generalResume>;

/** What stands at `/files/resume/{name}`. */
export const generalResumeFileName = z.union([z.templateLiteral(['resume.', z.enum(resumeFormats)]), pagePicture]);
