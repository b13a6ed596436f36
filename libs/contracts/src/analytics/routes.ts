import { route } from '../route';
import { chooseVisitAlerts, getFindings, getFunnel, getHeat, getLinkLives, getOverview, getReaders, getVisit, getVisitAlerts, listVisits } from './questions';
import { analyticsQuery, listVisitsQuery, visitPage } from './shapes';

export const exportCsvRoute = route('GET /api/analytics/export.csv', {
  access: 'owner',
  limit: 'export',
  summary: 'The visits of a range as a table; no cell is read as a formula',
  query: analyticsQuery,
  answer: null,
  download: 'text/csv',
});
export const exportJsonRoute = route('GET /api/analytics/export.json', {
  access: 'owner',
  limit: 'export',
  summary: 'The visits of a range, all pages in one',
  query: analyticsQuery,
  answer: visitPage,
});

/** Who came and what they read, for the owner. */
export const analyticsRoutes = [
  route('GET /api/analytics/overview', {
    question: getOverview,
    limit: 'none',
    summary: 'Views, readers and time by day and by source',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/analytics/readers', { question: getReaders, limit: 'none', summary: 'Who viewed, as each of them wants to be seen', errors: ['NOT_FOUND'] }),
  route('GET /api/analytics/visits', {
    question: listVisits,
    limit: 'none',
    summary: 'Visits, newest first',
    query: listVisitsQuery,
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/analytics/visits/{id}', { question: getVisit, limit: 'none', summary: 'One visit with its timeline', errors: ['NOT_FOUND'] }),
  route('GET /api/analytics/links', { question: getLinkLives, limit: 'none', summary: 'Links as life lines with their visits', errors: ['NOT_FOUND'] }),
  route('GET /api/analytics/heat', { question: getHeat, limit: 'none', summary: 'What was read how long, by source', errors: ['NOT_FOUND'] }),
  route('GET /api/analytics/funnel', { question: getFunnel, limit: 'none', summary: 'How far visits came', errors: ['NOT_FOUND'] }),
  route('GET /api/analytics/findings', { question: getFindings, limit: 'none', summary: 'Up to three findings in figures', errors: ['NOT_FOUND'] }),
  route('GET /api/analytics/alerts', { question: getVisitAlerts, limit: 'none', summary: 'How the caller is told of visits' }),
  route('PATCH /api/analytics/alerts', { question: chooseVisitAlerts, limit: 'write', summary: 'Change how the caller is told of visits' }),
  exportCsvRoute,
  exportJsonRoute,
];
