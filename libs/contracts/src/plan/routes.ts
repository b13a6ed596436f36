import { route } from '../route';
import { changePlanTerms, listPlansToChange } from './questions';
import { planList } from './shapes';

export const plansRoute = route('GET /api/plans', {
  access: 'guest',
  answer: planList,
  limit: 'none',
  summary: 'What every plan costs and allows; the terms that are charged',
});

export const planRoutes = [
  plansRoute,
  route('GET /api/admin/plans', { question: listPlansToChange, limit: 'none', summary: 'What every plan costs and allows, as an admin may change it' }),
  route('PUT /api/admin/plans/{plan}', {
    question: changePlanTerms,
    limit: 'write',
    summary: 'Change what a plan costs and allows, from now on and for everybody on it',
    errors: ['CONFLICT'],
  }),
];
