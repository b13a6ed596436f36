import { z } from 'zod';
import { route } from '../route';

export const exportResumeRoute = route('GET /api/me/export/resume.json', {
  v1: '/portfolios/me/resume.json',
  access: 'owner',
  scope: 'portfolios:read',
  limit: 'export',
  summary: 'The whole portfolio as JSON Resume 1.x, with `x-` keys for what it has no name for; importing it gives the same portfolio',
  answer: z.looseObject({ basics: z.looseObject({}) }),
});
export const exportArchiveRoute = route('GET /api/me/export/archive.zip', {
  access: 'person',
  limit: 'export',
  summary: 'Everything there is about the caller: the rows of every service as JSON, the original files, the portfolio as JSON Resume',
  answer: null,
  download: 'application/zip',
  errors: ['UNAVAILABLE'],
});

/** Downloading everything. */
export const exportRoutes = [exportResumeRoute, exportArchiveRoute];
