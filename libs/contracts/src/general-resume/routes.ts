import { route } from '../route';
import { getGeneralResume } from './questions';

/** The resume without a job. */
export const generalResumeRoutes = [
  route('GET /api/me/resume', {
    question: getGeneralResume,
    limit: 'resume-reading',
    summary: 'What a resume of the whole portfolio holds and how its pages come out; its files stand at /files/resume/{name}',
  }),
];
