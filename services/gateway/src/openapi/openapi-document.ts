import { isAction } from '@folia/contracts/access';
import { errorMessage } from '@folia/contracts/error-messages';
import { type ErrorCode, errorStatus } from '@folia/contracts/errors';
import { apiRoutes, v1Routes } from '@folia/contracts/features';
import { mcpRoute } from '@folia/contracts/mcp/routes';
import { oauthEndpoints } from '@folia/contracts/oauth/endpoints';
import { programApiOf } from '@folia/contracts/oauth/resources';
import { accountHeader } from '@folia/contracts/organisation/account-header';
import { fillExample, programExamples, sampleValue } from '@folia/contracts/program-examples';
import { isV1, namesIn, type Route } from '@folia/contracts/route';
import { z } from 'zod';
import { documentTool } from '../mcp/describe-tool';
import { mcpTools } from '../mcp/mcp-tools';
import { headersOfDeprecated, headersOfDone, headersOfRefusal, problemWith, programHeaders, unchangedOf } from './program-answers';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return body;
};

const problem = { $ref: '#/components/schemas/Problem' };
const json = (schema: object) => ({ 'application/json': { schema } });

/** For which account: the caller's own without it. */
const account = { name: accountHeader, in: 'header', required: false, schema: { type: 'string', format: 'uuid' } };

/** Every write of a key can be repeated without being done twice, and can name the version that it changes. */
function ofKeys({ method, body }: Route) {
  if (method === 'GET') return [];
  const header = (name: string, description: string) => ({ name, in: 'header', required: false, description, schema: { type: 'string' } });
  const version = body instanceof z.ZodObject && 'version' in body.shape ? [header('If-Match', 'The `ETag` of what is changed, in place of `version`')] : [];
  return [header('Idempotency-Key', '8 to 255 visible characters; its answer is kept for 24 hours'), ...version];
}

/** Who may call a route: a person, or a key with its scope. */
function securityOf(route: Route) {
  if (programApiOf(route.path)) return [{ key: route.scope ? [route.scope] : [] }];
  return route.access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function parametersOf(route: Route) {
  const { path, query, headers, access } = route;
  const named = namesIn(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const asked = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  const sent = Object.entries(headers?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'header',
    required: true,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
  return [...named, ...asked, ...sent, ...(isV1(route) ? ofKeys(route) : isAction(access) ? [account] : [])];
}

/** Refusals of a route by status, each with its codes and sentences. */
function refusalsOf(route: Route) {
  const { errors, access, path } = route;
  const codes: ErrorCode[] = [...errors, ...(access === 'guest' || programApiOf(path) ? [] : (['SIGN_IN_REQUIRED', 'SESSION_EXPIRED'] as const)), 'INTERNAL'];
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const meant = [...new Set(codes)].filter((code) => errorStatus[code] === status);
      const description = meant.map((code) => `\`${code}\`: ${errorMessage[code]}`).join('\n\n');
      const content = (schema: object) => ({ 'application/problem+json': { schema } });
      if (!isV1(route)) return [status, { description, content: content(problem) }];
      return [status, { description, headers: { ...headersOfRefusal(status), ...headersOfDeprecated(route) }, content: content(problemWith(problem, meant)) }];
    }),
  );
}

function bodyOf({ method, path, body, takesFile }: Route) {
  if (!body) return {};
  const shown = programExamples[`${method} ${path}`]?.body;
  const example = shown && { example: fillExample(shown, sampleValue) };
  const form = { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } } };
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input'), ...example }, ...(takesFile && form) } } };
}

const operationOf = (route: Route) => ({
  summary: route.summary,
  ...(route.deprecated && { deprecated: true }),
  security: securityOf(route),
  parameters: parametersOf(route),
  ...bodyOf(route),
  responses: {
    [route.status]: {
      description: 'Done',
      ...(isV1(route) && { headers: { ...headersOfDone(route), ...headersOfDeprecated(route) } }),
      content: route.answer ? json(schemaOf(route.answer, 'output')) : { [route.download ?? 'text/event-stream']: { schema: { type: 'string' } } },
    },
    ...(isV1(route) && unchangedOf(route)),
    ...refusalsOf(route),
  },
});

/** What programs ask beside the routes: the authorization server, and the tools of the Model Context Protocol. */
const besideRoutes = () => ({
  'x-oauth': oauthEndpoints.map(({ route: { method, path, summary }, ...rest }) => ({ method, path, summary, ...rest })),
  'x-mcp': { address: mcpRoute.path, tools: mcpTools.map(documentTool) },
});

/** The OpenAPI 3.1 document of the HTTP API, made from the contracts; of other routes, for the tests. */
export function openapiDocument(routes: Iterable<Route> = new Set([...apiRoutes, ...v1Routes])) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  const properties = {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    details: { type: 'object', additionalProperties: true },
    requestId: { type: 'string' },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Folia',
      version: '1',
      description:
        'A resume becomes a body of evidence. Writes are JSON or multipart and carry `X-Requested-With: XMLHttpRequest`, but under `/api/v1` and at `/api/mcp`, which are for programs with a key or a token.',
    },
    paths,
    ...besideRoutes(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: '`folia:<auth code>`' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key with the scope that is named, `folia_live_…`, or a token of a connected program. Only under `/api/v1` and at `/api/mcp`, where nothing else counts.',
        },
      },
      headers: programHeaders,
      schemas: { Problem: { type: 'object', description: 'RFC 9457', required: ['type', 'title', 'status', 'code', 'message', 'requestId'], properties } },
    },
  };
}
