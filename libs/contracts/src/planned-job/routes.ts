import { readFailures } from '../resume-import/routes';
import { uploadBody, uploadQuery } from '../resume-import/shapes';
import { route } from '../route';
import { cancelPlannedJob, listPlannedJobs, planJob } from './questions';
import { plannedJob, plannedUntil } from './shapes';

export const planImportQuery = uploadQuery.pick({ source: true }).extend({ until: plannedUntil });

export const planImportRoute = route('POST /api/me/planned-jobs/imports', {
  access: 'owner',
  limit: 'import',
  summary: 'Keep a file, and import it when the meter starts again, or a bigger plan begins',
  query: planImportQuery,
  body: uploadBody,
  takesFile: true,
  status: 201,
  answer: plannedJob,
  errors: ['NEVER_RESETS', 'PLANNED_JOBS_FULL', 'STORAGE_FULL', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', ...readFailures],
});

/** Jobs that wait for units. */
export const plannedJobRoutes = [
  route('POST /api/me/planned-jobs', {
    question: planJob,
    limit: 'write',
    summary: 'Do it when the meter starts again, or a bigger plan begins; nothing is charged before',
    status: 201,
    errors: ['NOT_A_JOB', 'NOT_FOUND', 'NEVER_RESETS', 'PLANNED_JOBS_FULL'],
  }),
  planImportRoute,
  route('GET /api/me/planned-jobs', { question: listPlannedJobs, limit: 'none', summary: 'Jobs that wait for units, the next one first' }),
  route('DELETE /api/me/planned-jobs/{id}', { question: cancelPlannedJob, limit: 'write', summary: 'Wait no longer', errors: ['NOT_FOUND'] }),
];
