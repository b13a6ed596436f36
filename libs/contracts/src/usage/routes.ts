import { route } from '../route';
import { getUsage } from './questions';

/** The plan, and how much of it is used. */
export const usageRoutes = [route('GET /api/me/usage', { question: getUsage, limit: 'none', summary: 'The plan, and what is used of it' })];
