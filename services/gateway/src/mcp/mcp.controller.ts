import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { mcpRoute } from '@folia/contracts/mcp/routes';
import { RpcClient } from '@folia/platform/rpc-client';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { makeServer } from './make-server';

/** Where a client that has no token learns of the server that gives one (RFC 9728 section 5.1). */
const challenge = `Bearer resource_metadata="${env.APP_URL}/.well-known/oauth-protected-resource/api/mcp"`;

@Controller()
export class McpController {
  constructor(private readonly rpc: RpcClient) {}

  /** Without sessions: any gateway can answer any message, and nothing outlives one. */
  @Answers(mcpRoute)
  async receive(@From() caller: Caller, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    if (caller.actor.type !== 'apiKey') {
      reply.header('www-authenticate', challenge);
      throw new AppError('SIGN_IN_REQUIRED');
    }
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    const server = makeServer(this.rpc, caller);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request.raw, reply.raw, request.body);
  }
}
