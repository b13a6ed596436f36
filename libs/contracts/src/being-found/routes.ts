import { route } from '../route';
import { changeBeingFound, getBeingFound } from './questions';

/** Being found by teams that screen. */
export const beingFoundRoutes = [
  route('GET /api/being-found', { question: getBeingFound, limit: 'none', summary: 'Who may find you by your public portfolio' }),
  route('PUT /api/being-found', { question: changeBeingFound, limit: 'write', summary: 'Decide who may find you by your public portfolio' }),
];
