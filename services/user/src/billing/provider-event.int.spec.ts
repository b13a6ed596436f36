import { newId } from '@folia/platform/new-id';
import { eraseRows } from '@folia/platform/person-tables';
import { codeOf } from '@folia/testing/code-of';
import { signStripeEvent } from '@folia/testing/sign-stripe-event';
import { DataSource } from 'typeorm';
import { runBilling } from '../fixtures/running-billing';
import { personTables } from '../leaving/person-tables.repository';
import { ProviderEventService } from './provider-event.service';
import { RenewalService } from './renewal.service';

const { house, sign, receive, receiveAll, pick, at, sweep, somebody, view, buy, invoicesOf } = runBilling();

test('refunds and disputes told by Stripe become credits, before or after the payment they are about, however often', async () => {
  const payer = await somebody();
  const { id } = await pick(payer, 'basic');
  const { checkoutUrl } = await house.changes.change(payer.person, id);
  const session = house.stripe.payAt(checkoutUrl ?? '');
  const intent = String(session.payment_intent);
  house.stripe.refund(intent, 225);
  const events = house.stripe.events.splice(0).reverse();
  for (const event of [...events, ...events]) await receive(event);
  await house.service.app.get(ProviderEventService).handleWaiting();
  expect((await view(payer)).plan).toBe('basic');
  expect((await invoicesOf(payer)).map(({ kind, netCents, taxCents, totalCents }) => [kind, netCents, taxCents, totalCents])).toEqual([
    ['credit', -180, -45, -225],
    ['invoice', 900, 225, 1_125],
  ]);
  house.stripe.dispute(intent, 'needs_response');
  await receiveAll();
  expect((await view(payer)).plan).toBe('basic');
  house.stripe.dispute(intent, 'lost');
  await receiveAll();
  expect((await view(payer)).plan).toBe('free');
  expect((await invoicesOf(payer)).reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0);
});

test('events are believed by their signature alone: body, time, customer, account and sum have to fit', async () => {
  const payer = await somebody();
  const { id } = await pick(payer, 'basic');
  const { checkoutUrl } = await house.changes.change(payer.person, id);
  house.stripe.payAt(checkoutUrl ?? '');
  const [event] = house.stripe.events.splice(0);
  if (!event) throw new Error('nothing was told');
  const events = house.service.app.get(ProviderEventService);
  const body = JSON.stringify(event);
  expect(await codeOf(events.receive(body, ''))).toBe('SIGNATURE_INVALID');
  expect(await codeOf(events.receive(`${body} `, sign(body)))).toBe('SIGNATURE_INVALID');
  expect(await codeOf(events.receive(body, signStripeEvent(body, 'another secret', house.settings.now())))).toBe('SIGNATURE_INVALID');
  for (const minutes of [-6, 6]) expect(await codeOf(receive(event, new Date(house.settings.now().getTime() + minutes * 60_000)))).toBe('SIGNATURE_INVALID');
  expect(await house.service.query('SELECT 1 FROM billing_event WHERE id = $1', [event.id])).toEqual([]);
  for (const change of [
    { customer: 'cus_another' },
    { amount_received: 1 },
    { metadata: { ...(event.data.object.metadata as object), accountId: newId() } },
    { metadata: { ...(event.data.object.metadata as object), invoiceId: newId() } },
  ]) {
    await receive({ ...event, id: newId(), data: { object: { ...event.data.object, ...change } } });
    expect((await view(payer)).plan).toBe('free');
  }
  for (let times = 0; times < 100; times++) await receive(event);
  expect((await view(payer)).plan).toBe('basic');
  expect(await invoicesOf(payer)).toHaveLength(1);
});

test('broken off after any step, a purchase, a change, a renewal and a withdrawal go on and cost what was shown, once', async () => {
  const payer = await somebody();
  // The library asks three times, so three lost answers are one failed call: after the customer was made, then after the page was.
  const { id } = await pick(payer, 'basic');
  for (const _step of ['customer', 'page']) {
    house.stripe.state.cuts = 3;
    expect(await codeOf(house.changes.change(payer.person, id))).toBe('UNAVAILABLE');
  }
  const { checkoutUrl } = await house.changes.change(payer.person, id);
  house.stripe.payAt(checkoutUrl ?? '');
  await receiveAll();
  const upgrade = await pick(payer, 'pro');
  house.stripe.state.cuts = 3;
  expect(await codeOf(house.changes.change(payer.person, upgrade.id))).toBe('UNAVAILABLE');
  expect((await house.changes.change(payer.person, upgrade.id)).billing.plan).toBe('pro');
  await receiveAll();
  expect(await invoicesOf(payer)).toHaveLength(2);

  const end = new Date((await view(payer)).periodEnd ?? '');
  at(new Date(end.getTime() + 60_000));
  house.stripe.state.cuts = 3;
  await house.service.app
    .get(RenewalService)
    .renewAll()
    .catch(() => {});
  // What Stripe did is told by its event too; whichever comes first, it is one payment.
  await sweep();
  await sweep();
  const paid = await invoicesOf(payer);
  expect(paid.map(({ totalCents }) => totalCents)).toEqual([3_625, upgrade.todayCents, 1_125]);
  const charged = house.stripe.paymentsOf(
    String((await house.service.query<{ customer: string }>('SELECT customer FROM payer WHERE account_id = $1', [payer.person.id]))[0]?.customer),
  );
  expect(charged.map((cents) => cents).sort((one, other) => one - other)).toEqual(paid.map(({ totalCents }) => totalCents).sort((one, other) => one - other));
});

test('a withdrawal whose refund is broken off is refunded once', async () => {
  const payer = await somebody();
  const cents = await buy(payer, 'pro');
  house.stripe.state.cuts = 3;
  expect((await house.changes.withdraw(payer.person)).plan).toBe('free');
  await sweep();
  await sweep();
  const items = await invoicesOf(payer);
  expect(items.map(({ totalCents, state }) => [totalCents, state])).toEqual([
    [-cents, 'paid'],
    [cents, 'refunded'],
  ]);
});

test('after the account is erased, invoices keep number, date and sums without anybody, and what is told later is about nobody', async () => {
  const payer = await somebody();
  await house.billing.setDetails(payer.person, {
    name: 'Mira Canary',
    company: '',
    street: 'Canary 14',
    postalCode: '',
    city: '',
    country: 'NO',
    vatNumber: '',
  });
  await buy(payer, 'basic');
  const [invoice] = await invoicesOf(payer);
  const [row] = await house.service.query<{ payment: string }>('SELECT payment FROM invoice WHERE id = $1', [invoice?.id]);
  await house.service.app.get(DataSource).transaction((manager) => eraseRows(manager, personTables, payer.person.id));
  house.stripe.refund(row?.payment ?? '', 1_125);
  await receiveAll();
  expect(await house.service.query('SELECT number, total_cents, account_id FROM invoice WHERE id = $1', [invoice?.id])).toEqual([
    { number: invoice?.number, total_cents: 1_125, account_id: null },
  ]);
  const left = JSON.stringify(
    await Promise.all(['invoice', 'invoice_recipient', 'payer', 'quote', 'billing_event'].map((table) => house.service.query(`SELECT * FROM ${table}`))),
  );
  expect(left).not.toContain('Canary');
  expect(left).not.toContain(payer.person.id);
});
