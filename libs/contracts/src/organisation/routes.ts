import { route } from '../route';
import { getOrganisation, listOrganisations } from './questions';

/** `/api/organisation` is the one that the caller acts for. */
export const organisationRoutes = [
  route('GET /api/organisations', { question: listOrganisations, limit: 'none', summary: 'The organisations you belong to' }),
  route('GET /api/organisation', { question: getOrganisation, limit: 'none', summary: 'The organisation you act for' }),
];
