import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { countryCode: string; vatNumber: string; requesterMemberStateCode?: string; requesterNumber?: string };

/**
 * A stand-in for VIES that speaks its REST API: `inUse` are the numbers, with their country, that a business has. `fault` is what it answers instead, as it does
 * when a member state's register is away (`MS_UNAVAILABLE`) or too many ask (`MS_MAX_CONCURRENT_REQ`); `hang` leaves every question unanswered.
 */
export async function startVies() {
  const asked: Asked[] = [];
  const state = { inUse: new Set<string>(), fault: null as string | null, hang: false };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = (status: number, body: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method !== 'POST' || request.url !== '/rest-api/check-vat-number') return void answer(404, { message: 'not here' });
    const question = JSON.parse(Buffer.concat(parts).toString()) as Asked;
    asked.push(question);
    if (state.hang) return;
    if (state.fault) return void answer(200, { actionSucceed: false, errorWrappers: [{ error: state.fault }] });
    const { countryCode, vatNumber, requesterNumber } = question;
    const valid = state.inUse.has(countryCode + vatNumber);
    const about = { name: valid ? 'Example GmbH' : '---', address: '---', requestDate: new Date().toISOString() };
    answer(200, { countryCode, vatNumber, ...about, requestIdentifier: valid && requesterNumber ? 'WAPIAAAAexample1' : '', valid });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    asked,
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
