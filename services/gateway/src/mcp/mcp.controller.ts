import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { mcpListenRoute, mcpRoute } from '@folia/contracts/mcp/routes';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { McpServerService } from './mcp-server.service';

@Controller()
export class McpController {
  constructor(private readonly servers: McpServerService) {}

  /** Without sessions: any gateway can answer any message, and nothing outlives one. */
  @Answers(mcpRoute)
  async receive(@From() caller: Caller, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!request.key) throw new AppError('SIGN_IN_REQUIRED');
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    const server = this.servers.make(caller, request.key);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request.raw, reply.raw, request.body);
  }

  @Answers(mcpListenRoute)
  listen(): never {
    throw new AppError('METHOD_NOT_ALLOWED');
  }
}
