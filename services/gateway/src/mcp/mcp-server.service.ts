import type { OwnKey } from '@folia/contracts/api-key/shapes';
import type { Caller } from '@folia/contracts/caller';
import { errorMessage } from '@folia/contracts/error-messages';
import { AppError } from '@folia/contracts/errors';
import { hasScope } from '@folia/contracts/scopes';
import { RpcClient } from '@folia/platform/rpc-client';
import { validate } from '@folia/platform/validate';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, type CallToolResult, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { describeTool } from './describe-tool';
import { fenceData } from './fence-data';
import type { McpTool } from './mcp-tool';
import { mcpTools } from './mcp-tools';

const instructions =
  'Folia keeps careers as evidence: every claim points to the id of an entry. Say nothing of a person that no entry shows, and name the entry. Nothing here sends, publishes or decides: people do.';

/** A refusal is an answer too: a model reads it and can do something else. */
const refused = ({ code, details }: AppError): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: fenceData({ code, message: errorMessage[code], details }) }],
});

@Injectable()
export class McpServerService {
  constructor(private readonly rpc: RpcClient) {}

  /** A server for one message: it has the tools of a caller's scopes, and asks as the caller. */
  make(caller: Caller, { scopes }: Pick<OwnKey, 'scopes'>): Server {
    const tools = mcpTools.filter(({ question }) => hasScope(scopes, question.scope));
    const server = new Server({ name: 'folia', title: 'Folia', version: '1' }, { capabilities: { tools: {} }, instructions });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }): Promise<CallToolResult> => {
      const tool = tools.find((one) => one.name === name);
      if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name} for this key.`);
      try {
        const input = validate(tool.takes, given) as Record<string, unknown>;
        const answer = (await this.rpc.call(tool.question, caller, partFor(tool.question, input))) as object;
        return { content: [{ type: 'text', text: fenceData(tool.brief?.(answer, input) ?? answer) }] };
      } catch (error) {
        if (error instanceof AppError) return refused(error);
        throw error;
      }
    });
    return server;
  }
}

/** What the question itself takes; a tool may take more. */
const partFor = ({ input }: McpTool['question'], given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => input instanceof z.ZodObject && name in input.shape));
