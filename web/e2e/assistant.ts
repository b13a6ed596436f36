import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** The protocol's own client, with a key. */
export async function connectAssistant(productUrl: string, secret: string): Promise<Client> {
  const client = new Client({ name: 'journey', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${productUrl}/api/mcp`), { requestInit: { headers: { authorization: `Bearer ${secret}` } } }),
  );
  return client;
}

/** What a tool answered, between the marks that the text itself names. */
// biome-ignore lint/suspicious/noExplicitAny: each tool answers something else
export function dataIn(called: any): any {
  const text: string = called.content[0].text;
  const mark = /^<(data-[\w-]+)>$/m.exec(text)?.[1] ?? '';
  return JSON.parse(text.split(`<${mark}>\n`)[1]?.split(`\n</${mark}>`)[0] ?? 'null');
}
