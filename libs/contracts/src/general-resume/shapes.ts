import { z } from 'zod';
import { resumeFormats } from '../document-formats';
import { pageFit, pageSizes, resumeTemplates } from '../resume-document';
import { contactFields, pagePicture } from '../tailored-resume/shapes';

/** How a resume for no job in particular looks, as query parameters. `maxPages`: `any` for no limit; `contact`: what the header shows, separated by commas. */
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

/**
 * What the resume takes from today's portfolio: how many entries, how many private ones are left out, the available contact data, and how the pages come out.
 */
export const generalResume = z.strictObject({ entries: z.int(), leftOut: z.int(), contact: z.array(z.enum(contactFields)), fit: pageFit });
export type GeneralResume = z.infer<typeof generalResume>;

/** The file names under `/files/resume/{name}`. */
export const generalResumeFileName = z.union([z.templateLiteral(['resume.', z.enum(resumeFormats)]), pagePicture]);
