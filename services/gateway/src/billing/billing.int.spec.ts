import { getInvoice, listInvoices, receiveProviderEvent, sendPlanRequest } from '@folia/contracts/billing/questions';
import type { Invoice, InvoiceDocument } from '@folia/contracts/billing/shapes';
import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

const invoice: Invoice = {
  id: newId(),
  number: 'FO-2026-0001',
  kind: 'invoice',
  state: 'paid',
  issuedAt: '2026-11-03T08:14:00.000Z',
  text: '=HYPERLINK("http://evil.example")',
  netCents: 867,
  taxPercent: 25,
  taxCents: 217,
  totalCents: 1_084,
};
const credit: Invoice = {
  ...invoice,
  id: newId(),
  number: 'FO-2026-0002',
  kind: 'credit',
  text: 'Back from FO-2026-0001',
  netCents: -867,
  taxCents: -217,
  totalCents: -1_084,
};
const untaxed: Invoice = { ...invoice, id: newId(), number: 'FO-2026-0003', text: 'Basic', netCents: 900, taxPercent: 0, taxCents: 0, totalCents: 900 };
const party = { name: 'Łukasz Ćwikła, Ωmega', address: ['Невский 1'], vatNumber: '', email: '' };
let gateway: RunningGateway;
let heard: { body: string; signature: string }[] = [];

beforeAll(async () => {
  gateway = await runGateway([
    answering(listInvoices, () => ({ items: [untaxed, credit, invoice], totalCents: 0, sentTo: null })),
    answering(getInvoice, (_caller, { id }): InvoiceDocument => {
      if (id !== invoice.id) throw new AppError('NOT_FOUND');
      const { email: _, ...recipient } = party;
      return {
        ...invoice,
        text: 'Pro',
        seller: party,
        recipient,
        lines: [
          { text: 'Pro, 13 of 30 days of $29', cents: 1_257 },
          { text: 'Basic, 13 days unused of $9', cents: -390 },
        ],
        reverseCharge: true,
        paidAt: invoice.issuedAt,
        creditOf: null,
      };
    }),
    answering(receiveProviderEvent, (_caller, input) => {
      heard.push(input);
      if (input.signature !== 'good') throw new AppError('SIGNATURE_INVALID');
      return {};
    }),
    answering(sendPlanRequest, () => ({ id: newId() })),
  ]);
}, 120_000);
afterAll(() => gateway.close());
beforeEach(() => {
  heard = [];
});

const post = (body: string, headers: Record<string, string | undefined> = {}) =>
  gateway.ask('POST', '/api/billing/stripe-events', { body, headers: { 'x-requested-with': undefined, 'stripe-signature': 'good', ...headers } });

test('an event arrives as its bytes were, whatever they are, without sign-in; a large one and a wrong signature are refused', async () => {
  for (const body of ['{ "id":"evt_1",\n  "x": 1.0 }', '{"__proto__":{}}', 'no JSON', `{"deep":${'['.repeat(50)}${']'.repeat(50)}}`])
    expect((await post(body)).status).toBe(200);
  expect(heard.map(({ body }) => body)[0]).toBe('{ "id":"evt_1",\n  "x": 1.0 }');
  expect((await post(`"${'x'.repeat(256 * 1024)}"`)).status).toBe(413);
  const refused = await post('{}', { 'stripe-signature': 'bad' });
  expect([refused.status, refused.body.code]).toEqual([400, 'SIGNATURE_INVALID']);
  expect(heard).toHaveLength(5);
});

test('the table for the bookkeeper has the sums of the list, and no text in it is a formula', async () => {
  const { text, headers } = await gateway.ask('GET', '/api/me/invoices/file.csv', { as: 'ada' });
  expect(headers['content-disposition']).toContain('folia-invoices.csv');
  expect(text.split('\r\n')).toEqual([
    'date,number,kind,state,for,currency,net,tax percent,tax,total',
    '2026-11-03,FO-2026-0003,invoice,paid,Basic,USD,9.00,0,0.00,9.00',
    '2026-11-03,FO-2026-0002,credit,paid,Back from FO-2026-0001,USD,-8.67,25,-2.17,-10.84',
    `2026-11-03,FO-2026-0001,invoice,paid,"'=HYPERLINK(""http://evil.example"")",USD,8.67,25,2.17,10.84`,
    '',
  ]);
});

test('an invoice is a PDF of its own; somebody else’s is not found, and guests are asked to sign in', async () => {
  const mine = await gateway.ask('GET', `/api/me/invoices/${invoice.id}/file`, { as: 'ada' });
  expect([mine.status, mine.headers['content-type'], mine.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  expect((await gateway.ask('GET', `/api/me/invoices/${credit.id}/file`, { as: 'ada' })).status).toBe(404);
  expect((await gateway.ask('GET', '/api/me/invoices/file.csv')).status).toBe(401);
});

test('a client names a plan, never a price; unknown plans and negative seats are named as what is wrong', async () => {
  for (const body of [
    { plan: 'gold', cycle: 'month' },
    { plan: 'pro', cycle: 'month', cents: 1 },
    { plan: 'enterprise', cycle: 'month' },
  ]) {
    expect((await gateway.ask('POST', '/api/me/billing/quotes', { as: 'ada', body })).status).toBe(422);
  }
  const asked = { key: newId(), name: 'Ada', email: 'ada@example.com' };
  expect((await gateway.ask('POST', '/api/enterprise-requests', { body: { ...asked, seats: -1 } })).status).toBe(422);
  expect((await gateway.ask('POST', '/api/enterprise-requests', { body: { ...asked, seats: 5 } })).status).toBe(201);
});
