import { z } from 'zod';
import { resumeFormats } from './document-formats';
import { pageFit, pageSizes, resumeTemplates } from './resume-document';
import { type Route, route } from './route';
import { rpc } from './rpc';
import { contactFields, pagePicture, writtenFile } from './tailored-resume';

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

/** The caller's own. It belongs to no job and costs no unit. */
export const getGeneralResume = rpc('ai.general-resume.get', {
  access: 'owner',
  input: generalResumeQuery,
  output: generalResume,
  idempotent: true,
  timeoutMs: 25_000,
});

/** What stands at `/files/resume/{name}`. */
export const generalResumeFileName = z.union([z.templateLiteral(['resume.', z.enum(resumeFormats)]), pagePicture]);
/** Writes one file of it. Throws NOT_FOUND for a page there is not. */
export const writeGeneralResume = rpc('ai.general-resume.write', {
  access: 'owner',
  input: generalResumeQuery.extend({ name: generalResumeFileName }),
  output: writtenFile,
  idempotent: true,
  timeoutMs: 25_000,
});

/** The resume without a job. */
export const generalResumeRoutes: Route[] = [
  route('GET /api/me/resume', {
    question: getGeneralResume,
    limit: 'resume-reading',
    summary: 'What a resume of the whole portfolio holds and how its pages come out; its files stand at /files/resume/{name}',
  }),
];
