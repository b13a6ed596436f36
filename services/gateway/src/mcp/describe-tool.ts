import { z } from 'zod';
import type { McpTool } from './mcp-tool';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...body, type: 'object' as const };
};

/** A tool as the protocol lists it. */
export const describeTool = ({ name, title, description, takes, isReadOnly }: McpTool) => ({
  name,
  title,
  description,
  inputSchema: schemaOf(takes, 'input'),
  annotations: { title, readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
});

/** The same for a reader: with the scope that it needs, and what it answers. `isPart`: the answer leaves out what a model has no use for. */
export const documentTool = (tool: McpTool) => ({
  ...describeTool(tool),
  scope: [tool.question.scope ?? []].flat().join(' or ') || null,
  outputSchema: schemaOf(tool.question.output, 'output'),
  isPart: tool.brief !== undefined,
});
