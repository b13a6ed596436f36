import { route } from '../route';
import { describeModel } from './questions';

/** The language model of this installation. */
export const modelRoutes = [
  route('GET /api/me/model', {
    question: describeModel,
    limit: 'none',
    summary: 'The language model of this installation, which a person may switch off for their data',
  }),
];
