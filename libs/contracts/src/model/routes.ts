import { route } from '../route';
import { describeModel, listModelSpend } from './questions';

/** The language model of this installation. */
export const modelRoutes = [
  route('GET /api/me/model', {
    question: describeModel,
    limit: 'none',
    summary: 'The language model of this installation, which a person may switch off for their data',
  }),
  route('GET /api/admin/model-spend', {
    question: listModelSpend,
    limit: 'none',
    summary: 'What the language model of this installation was asked for, by day and account',
  }),
];
