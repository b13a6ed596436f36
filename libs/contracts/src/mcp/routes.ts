import { z } from 'zod';
import { route } from '../route';

/**
 * The Model Context Protocol over streamable HTTP (specification 2025-06-18): one JSON-RPC message a request, no sessions. Whoever has no key or token is told
 * by `WWW-Authenticate` where one is had (RFC 9728).
 */
export const mcpRoute = route('POST /api/mcp', {
  access: 'owner',
  body: z.unknown(),
  answer: z.unknown(),
  limit: 'api',
  summary: 'The tools for assistants and agents, as a Model Context Protocol server; with a key or a token only',
  errors: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED', 'KEY_REFUSED'],
});

/** What the server would say by itself: it says nothing, and a client goes on without. */
export const mcpListenRoute = route('GET /api/mcp', {
  access: 'owner',
  answer: null,
  limit: 'api',
  summary: 'Refused: no messages come without a request',
  errors: ['SIGN_IN_REQUIRED', 'SESSION_EXPIRED', 'KEY_REFUSED', 'METHOD_NOT_ALLOWED'],
});

export const mcpRoutes = [mcpRoute, mcpListenRoute];
