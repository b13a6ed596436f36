import { route } from '../route';
import { examples } from './shapes';

export const listExamplesRoute = route('GET /api/examples', {
  access: 'guest',
  limit: 'none',
  summary: 'The made-up people of this installation whose portfolios are public, as configured; nobody where none are',
  answer: examples,
});

/** Example people. */
export const exampleRoutes = [listExamplesRoute];
