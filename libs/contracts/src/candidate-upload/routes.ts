import { readFailures } from '../resume-import/routes';
import { uploadBody } from '../resume-import/shapes';
import { route } from '../route';
import { addressUpload, deleteUpload, listWaitingUploads } from './questions';
import { candidateUpload, candidateUploadQuery } from './shapes';

export const addCandidateUploadRoute = route('POST /api/screening/jobs/{jobId}/uploads', {
  access: 'candidate.add',
  limit: 'candidate-upload',
  summary: 'Compare somebody with a job by a PDF, DOCX or text file of at most 10 MB; they are told at once',
  status: 201,
  query: candidateUploadQuery,
  body: uploadBody,
  takesFile: true,
  answer: candidateUpload,
  errors: [
    'SCREENING_CLOSED',
    'CANDIDATES_FULL',
    'CANDIDATE_WITHDREW',
    'STORAGE_FULL',
    'UNAVAILABLE',
    'DISK_FULL',
    'TIMEOUT',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TYPE_MISMATCH',
    ...readFailures,
  ],
});

/** Files of people that a recruiter adds to a board. */
export const candidateUploadRoutes = [
  addCandidateUploadRoute,
  route('GET /api/screening/jobs/{jobId}/uploads', {
    question: listWaitingUploads,
    limit: 'none',
    summary: 'Files that wait for an address',
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/screening/jobs/{jobId}/uploads/{uploadId}/address', {
    question: addressUpload,
    limit: 'write',
    summary: 'Give a file its person’s address: they are told, and compared',
    errors: ['NOT_FOUND', 'SCREENING_CLOSED', 'CANDIDATES_FULL', 'CANDIDATE_WITHDREW'],
  }),
  route('DELETE /api/screening/jobs/{jobId}/uploads/{uploadId}', {
    question: deleteUpload,
    limit: 'write',
    summary: 'Delete a file that waits for an address',
    errors: ['NOT_FOUND'],
  }),
];
