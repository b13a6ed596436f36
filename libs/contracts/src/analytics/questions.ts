import { z } from 'zod';
import { rpc } from '../rpc';
import {
  analyticsQuery,
  chooseVisitAlertsInput,
  findings,
  funnel,
  heat,
  linkLives,
  listVisitsQuery,
  overview,
  readers,
  visitAlerts,
  visitDigest,
  visitPage,
  visitPeriod,
  visitTimeline,
} from './shapes';

/** The figures of the caller's portfolio, and what they were before. Throws NOT_FOUND for a link that is not the caller's, as all of these do. */
export const getOverview = rpc('sharing.analytics.overview', { access: 'owner', input: analyticsQuery, output: overview, idempotent: true });
/** Who viewed. */
export const getReaders = rpc('sharing.analytics.readers', { access: 'owner', input: analyticsQuery, output: readers, idempotent: true });
/** Visits, newest first. */
export const listVisits = rpc('sharing.analytics.visits', { access: 'owner', input: listVisitsQuery, output: visitPage, idempotent: true });
/** One visit with its timeline. Throws NOT_FOUND. */
export const getVisit = rpc('sharing.analytics.visit', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: visitTimeline, idempotent: true });
/** The caller's links as life lines, those still open first. */
export const getLinkLives = rpc('sharing.analytics.links', { access: 'owner', input: analyticsQuery, output: linkLives, idempotent: true });
/** What was read how long, by channel. */
export const getHeat = rpc('sharing.analytics.heat', { access: 'owner', input: analyticsQuery, output: heat, idempotent: true });
export const getFunnel = rpc('sharing.analytics.funnel', { access: 'owner', input: analyticsQuery, output: funnel, idempotent: true });
/** Up to three findings, the most telling first; none under ten visits. */
export const getFindings = rpc('sharing.analytics.findings', { access: 'owner', input: analyticsQuery, output: findings, idempotent: true });
export const getVisitAlerts = rpc('sharing.analytics.alerts', { access: 'owner', input: z.strictObject({}), output: visitAlerts, idempotent: true });
/** Omitted settings stay as they are. */
export const chooseVisitAlerts = rpc('sharing.analytics.choose-alerts', {
  access: 'owner',
  input: chooseVisitAlertsInput,
  output: visitAlerts,
  idempotent: true,
});
/** What the news of a day or a week says in figures. */
export const getVisitDigest = rpc('sharing.analytics.digest', {
  access: 'system',
  input: z.strictObject({ ownerId: z.uuid(), period: visitPeriod }),
  output: visitDigest,
  idempotent: true,
});
