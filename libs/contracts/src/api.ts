import { z } from 'zod';
import { accountRoutes } from './account-api';
import { accountEmailRoutes } from './account-email-api';
import { adminRoutes } from './admin-api';
import { careerRoutes } from './career-api';
import { generalResumeRoutes } from './general-resume';
import { guestMessageRoutes } from './guest-message-api';
import { linkRoutes } from './link-api';
import { linkPreviewRoutes } from './link-preview-api';
import { mediaRoutes } from './media-api';
import { messageRoutes } from './message-api';
import { notificationRoutes } from './notification-api';
import { portfolioRoutes } from './portfolio-api';
import { profileRoutes } from './profile-api';
import { resumeImportRoutes } from './resume-import-api';
import { type Route, route } from './route';
import { safetyRoutes } from './safety-api';
import { tailoredResumeRoutes } from './tailored-resume-api';

export const liveRoute = route('GET /api/health/live', {
  access: 'guest',
  limit: 'none',
  summary: 'This process answers',
  answer: z.strictObject({ status: z.string() }),
});
export const readyRoute = route('GET /api/health/ready', {
  access: 'guest',
  limit: 'none',
  summary: 'What every request needs is there; `degraded` names other parts that are away, 503 those that are needed',
  answer: z.strictObject({ status: z.string(), degraded: z.array(z.string()) }),
  errors: ['UNAVAILABLE'],
});
export const openapiRoute = route('GET /api/openapi.json', { access: 'guest', limit: 'none', summary: 'This document', answer: z.looseObject({}) });

/** Every route of the public API, part by part (SPEC section 7, DESIGN section 7). */
export const apiRoutes: Route[] = [
  liveRoute,
  readyRoute,
  openapiRoute,
  ...accountRoutes,
  ...portfolioRoutes,
  ...linkRoutes,
  ...resumeImportRoutes,
  ...profileRoutes,
  ...accountEmailRoutes,
  ...adminRoutes,
  ...safetyRoutes,
  ...careerRoutes,
  ...generalResumeRoutes,
  ...tailoredResumeRoutes,
  ...messageRoutes,
  ...guestMessageRoutes,
  ...notificationRoutes,
  ...mediaRoutes,
  ...linkPreviewRoutes,
];
