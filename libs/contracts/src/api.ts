import { z } from 'zod';
import { accountRoutes } from './account-api';
import { accountEmailRoutes } from './account-email-api';
import { adminRoutes } from './admin-api';
import type { ApiRoute } from './api-route';
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
import { safetyRoutes } from './safety-api';
import { tailoredResumeRoutes } from './tailored-resume-api';

/** Every route of the public API, part by part (SPEC section 7, DESIGN section 7). */
export const apiRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/health/live',
    summary: 'This process answers',
    guests: true,
    status: 200,
    answer: z.strictObject({ status: z.string() }),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'What every request needs is there; `degraded` names other parts that are away, 503 those that are needed',
    guests: true,
    status: 200,
    answer: z.strictObject({ status: z.string(), degraded: z.array(z.string()) }),
    errors: ['UNAVAILABLE'],
  },
  { method: 'GET', path: '/api/openapi.json', summary: 'This document', guests: true, status: 200, answer: z.looseObject({}), errors: [] },
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
