import { route } from '../route';
import { openings } from './shapes';

export const openingsRoute = route('GET /api/openings', {
  access: 'guest',
  limit: 'none',
  summary: 'Jobs at whoever runs this installation; none unless they say so',
  answer: openings,
});

/** What the careers page lists. */
export const openingRoutes = [openingsRoute];
