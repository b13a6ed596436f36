import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached the stand-in. */
export type ModelRequest = { model: string; messages: { role: string; content: string }[]; response_format?: unknown; stream?: boolean };
/** How the stand-in treats a request; `say` streams a whole answer in the protocol's form. */
export type ModelScript = (request: ModelRequest, reply: ModelReply, count: number) => void;

/** How an OpenAI-compatible endpoint may behave, well or badly. */
class ModelReply {
  constructor(private readonly response: ServerResponse) {}

  /** Ends as soon as whoever asked waits no more, or has the whole answer. */
  get over(): Promise<void> {
    return new Promise((resolve) => this.response.once('close', resolve));
  }

  private begin(): void {
    if (!this.response.headersSent) this.response.writeHead(200, { 'content-type': 'text/event-stream' });
  }

  /** One piece of an answer. */
  piece(content: string): void {
    this.begin();
    this.response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
    );
  }

  /** A whole answer in pieces, with its token count and end. */
  say(text: string): void {
    for (let from = 0; from < text.length; from += 40) this.piece(text.slice(from, from + 40));
    this.begin();
    this.response.write(`data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`);
    const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };
    this.response.end(`data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [], usage })}\n\ndata: [DONE]\n\n`);
  }

  /** An error as endpoints send it, or any other body with its type. */
  refuse(status: number, headers: Record<string, string> = {}, body: string = JSON.stringify({ error: { message: 'refused', type: 'error' } })): void {
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }

  /** Cuts the connection. */
  cut(): void {
    this.response.destroy();
  }
}

/**
 * A stand-in for a language model behind `POST {url}/chat/completions`; `script` decides what it does, `requests` lists what it was sent, `keys` with which
 * keys.
 */
export async function startLanguageModel(script: ModelScript) {
  const requests: ModelRequest[] = [];
  const keys: string[] = [];
  let current = script;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as ModelRequest;
    requests.push(body);
    keys.push((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    current(body, new ModelReply(response), requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    keys,
    /** Changes the script and starts counting again. */
    become(next: ModelScript): void {
      requests.length = 0;
      keys.length = 0;
      current = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
