import type { McpTool } from './mcp-tool';
import { personTools } from './person-tools';
import { recruiterTools } from './recruiter-tools';

/** Every tool there is. */
export const mcpTools: readonly McpTool[] = [...personTools, ...recruiterTools];
