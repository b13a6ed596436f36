/** Headers of every answer (DESIGN section 10; RFC 6797 for https). Documents add their own content security policy. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Headers of what anybody may have and a host for content passes on to pages of another origin: scripts, sheets and fonts are fetched with CORS, pictures
 * without (Fetch, 3.2 and 3.7). One answer for every origin, so that a cache between needs only one.
 */
export const fromAnyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
