import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { signStripeEvent } from './sign-stripe-event';

type Fields = Record<string, string>;
type Thing = Record<string, unknown> & { id: string };
type StripeEvent = { id: string; type: string; created: number; object: 'event'; data: { object: Thing } };
type Answer = { status: number; body: unknown };

const named = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const refusal = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } });

/**
 * A stand-in for Stripe that speaks its HTTP protocol: customers, Checkout and portal sessions, payments with a kept card, refunds, and idempotency keys. What
 * happens to a payment is said by the methods of the answer; each keeps its events, which `deliver` sends signed, in any order and as often as wanted. With
 * `deliverTo`, every event is sent there by itself, until it is taken.
 */
export async function startStripe({ webhookSecret = 'whsec_for_specs', deliverTo }: { webhookSecret?: string; deliverTo?: string } = {}) {
  const things = new Map<string, Thing>();
  const replayed = new Map<string, Answer>();
  const requests: { path: string; fields: Fields }[] = [];
  const events: StripeEvent[] = [];
  /** `cuts`: so many answers to writes are lost after the write was done. */
  const state = { cardWorks: true, isAway: false, cuts: 0 };

  const keep = (prefix: string, thing: Record<string, unknown>): Thing => {
    const made = { ...thing, id: named(prefix), created: Math.floor(Date.now() / 1000) };
    things.set(made.id, made);
    return made;
  };
  const tell = (type: string, object: Thing): StripeEvent => {
    const event: StripeEvent = { id: named('evt'), object: 'event', type, created: Math.floor(Date.now() / 1000), data: { object: structuredClone(object) } };
    events.push(event);
    if (deliverTo) void deliverUntilTaken(event, deliverTo);
    return event;
  };
  const get = (id: string): Thing => {
    const found = things.get(id);
    if (!found) throw new Error(`the stand-in has no ${id}`);
    return found;
  };
  /** `declines`: it pays when it is first used, and is refused whenever it is charged later. */
  const newCard = ({ declines = false } = {}) =>
    keep('pm', { object: 'payment_method', type: 'card', card: { brand: 'visa', last4: declines ? '0341' : '4242', exp_month: 8, exp_year: 2028 }, declines });
  const payment = (customer: string, amount: number, metadata: unknown, method: string): Thing => {
    const intent = keep('pi', {
      object: 'payment_intent',
      status: 'succeeded',
      customer,
      amount,
      amount_received: amount,
      currency: 'usd',
      metadata,
      payment_method: method,
    });
    keep('ch', { object: 'charge', payment_intent: intent.id, amount, amount_refunded: 0, metadata });
    tell('payment_intent.succeeded', intent);
    return intent;
  };
  const chargeOf = (intent: string): Thing => {
    const found = [...things.values()].find(({ object, payment_intent }) => object === 'charge' && payment_intent === intent);
    if (!found) throw new Error(`the stand-in has no charge of ${intent}`);
    return found;
  };
  const refund = (intent: string, amount: number): Thing | null => {
    const charge = chargeOf(intent);
    const refunded = Number(charge.amount_refunded) + amount;
    if (refunded > Number(charge.amount)) return null;
    charge.amount_refunded = refunded;
    tell('charge.refunded', charge);
    return keep('re', { object: 'refund', payment_intent: intent, amount, status: 'succeeded' });
  };

  function answer(method: string, path: string, fields: Fields): Answer {
    const ok = (body: unknown): Answer => ({ status: 200, body });
    const metadata = (prefix = 'metadata') =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [])),
      );
    const [, , resource, id] = path.split('/');
    if (path === '/v1/customers' && method === 'POST') {
      return ok(
        keep('cus', { object: 'customer', name: fields.name, email: fields.email, metadata: metadata(), invoice_settings: { default_payment_method: null } }),
      );
    }
    if (resource === 'customers' && id) {
      const customer = get(id);
      const settings = customer.invoice_settings as { default_payment_method: string | null };
      const chosen = fields['invoice_settings[default_payment_method]'];
      if (chosen) {
        settings.default_payment_method = chosen;
        tell('customer.updated', customer);
      }
      const card = settings.default_payment_method && get(settings.default_payment_method);
      return ok(method === 'GET' ? { ...customer, invoice_settings: { default_payment_method: card } } : customer);
    }
    if (path === '/v1/checkout/sessions') {
      if (Number(fields.expires_at) * 1000 < Date.now() + 1_799_000) return refusal(400, { type: 'invalid_request_error', param: 'expires_at' });
      const price = 'line_items[0][price_data]';
      const amount = Number(fields[`${price}[unit_amount]`]);
      const session = keep('cs', {
        object: 'checkout.session',
        customer: fields.customer,
        amount_total: amount,
        currency: fields[`${price}[currency]`],
        metadata: metadata(),
        payment_status: 'unpaid',
        status: 'open',
        payment_intent: null,
        payment_metadata: metadata('payment_intent_data[metadata]'),
        success_url: fields.success_url,
      });
      session.url = `${url}/pay/${session.id}`;
      return ok(session);
    }
    if (path === '/v1/billing_portal/sessions') {
      const session = keep('bps', { object: 'billing_portal.session', customer: fields.customer, return_url: fields.return_url });
      session.url = `${url}/portal/${session.id}`;
      return ok(session);
    }
    if (path === '/v1/payment_intents' && !things.has(fields.customer ?? ''))
      return refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message: `No such customer: '${fields.customer}'` });
    if (path === '/v1/payment_intents' && method === 'GET') {
      return ok({
        object: 'list',
        has_more: false,
        data: [...things.values()].filter(({ object, customer }) => object === 'payment_intent' && customer === fields.customer),
      });
    }
    if (path === '/v1/payment_intents') {
      if (state.cardWorks && !things.get(fields.payment_method ?? '')?.declines)
        return ok(payment(fields.customer ?? '', Number(fields.amount), metadata(), fields.payment_method ?? ''));
      const failed = keep('pi', {
        object: 'payment_intent',
        status: 'requires_payment_method',
        customer: fields.customer,
        amount: Number(fields.amount),
        amount_received: 0,
        currency: 'usd',
        metadata: metadata(),
      });
      tell('payment_intent.payment_failed', failed);
      return refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.', payment_intent: failed });
    }
    if (path === '/v1/refunds') {
      const made = refund(fields.payment_intent ?? '', Number(fields.amount));
      return made ? ok(made) : refusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'This charge was refunded.' });
    }
    return refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path})` });
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const [, page, shown] = /^\/(pay|portal)\/(\w+)$/.exec(pathname) ?? [];
    if (page && shown) {
      if (request.method === 'POST') {
        const declines = Buffer.concat(parts).toString() === 'card=declines';
        const goOn = page === 'pay' ? pay(shown, declines).success_url : replaceAt(shown).return_url;
        return void response.writeHead(303, { location: String(goOn) }).end();
      }
      const sum = `$${Number(get(shown).amount_total) / 100}`;
      const buttons =
        page === 'pay'
          ? `<button>Pay ${sum}</button><button name="card" value="declines">Use a card that is refused from then on</button>`
          : '<button>Keep a new card</button>';
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(`<form method="post">${buttons}</form>`);
    }
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(Buffer.concat(parts).toString())]);
    const path = pathname.replace(/\/$/, '');
    requests.push({ path, fields });
    const key = request.headers['idempotency-key'];
    const sent = (given: Answer) =>
      response.writeHead(given.status, { 'content-type': 'application/json', 'request-id': named('req') }).end(JSON.stringify(given.body));
    if (state.isAway) return void sent(refusal(500, { type: 'api_error', message: 'away' }));
    const known = typeof key === 'string' && request.method === 'POST' ? replayed.get(key) : undefined;
    const given = known ?? answer(request.method ?? 'GET', path, fields);
    if (typeof key === 'string' && request.method === 'POST') replayed.set(key, given);
    if (request.method === 'POST' && state.cuts > 0) {
      state.cuts -= 1;
      return void response.destroy();
    }
    sent(given);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Somebody pays a Checkout session with a new card. */
  function pay(sessionId: string, declines = false): Thing {
    const session = get(sessionId);
    if (session.payment_status === 'paid') return session;
    const intent = payment(String(session.customer), Number(session.amount_total), session.payment_metadata, newCard({ declines }).id);
    Object.assign(session, { payment_status: 'paid', status: 'complete', payment_intent: intent.id });
    tell('checkout.session.completed', session);
    return session;
  }

  function replaceCard(customer: string): StripeEvent {
    const settings = get(customer).invoice_settings as { default_payment_method: string };
    settings.default_payment_method = newCard().id;
    return tell('customer.updated', get(customer));
  }

  /** Somebody replaces their card in a portal session. */
  function replaceAt(sessionId: string): Thing {
    const session = get(sessionId);
    replaceCard(String(session.customer));
    return session;
  }

  async function deliver(event: StripeEvent, to: string, { at = new Date(), change = (body: string) => body } = {}): Promise<number> {
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signStripeEvent(body, webhookSecret, at) };
    const { status } = await fetch(to, { method: 'POST', headers, body: change(body) });
    return status;
  }

  async function deliverUntilTaken(event: StripeEvent, to: string): Promise<void> {
    while (server.listening && (await deliver(event, to).catch(() => 503)) !== 200) await pause(500);
  }

  return {
    url,
    webhookSecret,
    /** Events that happened and were not taken yet, the oldest first. */
    events,
    requests,
    state,
    get,
    /** The sums that a customer paid, in cents. */
    paymentsOf: (customer: string) =>
      [...things.values()]
        .filter((one) => one.object === 'payment_intent' && one.customer === customer && one.status === 'succeeded')
        .map(({ amount }) => Number(amount)),
    /** Pays the session that a Checkout address leads to. */
    payAt: (address: string) => pay(address.slice(address.lastIndexOf('/') + 1)),
    /** The session is given up. */
    expireAt: (address: string) => tell('checkout.session.expired', Object.assign(get(address.slice(address.lastIndexOf('/') + 1)), { status: 'expired' })),
    /** The customer replaces their card in the portal. */
    replaceCard,
    /** The seller refunds in Stripe's own dashboard. */
    refund,
    dispute: (intent: string, status: 'needs_response' | 'won' | 'lost') =>
      tell(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', {
        id: `dp_${intent}`,
        object: 'dispute',
        payment_intent: intent,
        status,
      }),
    /** Sends one event, signed, and answers the status; `change` may spoil the body after it was signed. */
    deliver,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
