import { route } from '../route';
import { figures } from './shapes';

export const figuresRoute = route('GET /api/figures', {
  access: 'guest',
  limit: 'none',
  summary: 'What is true of this installation: people with a public portfolio, and the median seconds of an import; at most a minute old',
  answer: figures,
  errors: ['UNAVAILABLE'],
});

/** What the landing page may say about this installation. */
export const figuresRoutes = [figuresRoute];
