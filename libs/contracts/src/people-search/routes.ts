import { z } from 'zod';
import { route } from '../route';
import { peopleFound } from './shapes';

export const searchPeopleRoute = route('GET /api/users/search', {
  access: 'person',
  limit: 'people-search',
  summary: 'People who are public and want to be found, by name, username, headline and skills; nobody for fewer than two characters',
  query: z.strictObject({ text: z.string().max(200).optional() }),
  answer: peopleFound,
});

/** Finding people. */
export const peopleSearchRoutes = [searchPeopleRoute];
