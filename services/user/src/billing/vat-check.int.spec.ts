import { brokenRules } from '@folia/contracts/broken-rules';
import { AppError } from '@folia/contracts/errors';
import { startVies } from '@folia/testing/vies-server';
import { runBilling } from '../fixtures/running-billing';
import type { Seller } from './tax-for';
import { VatCheckService } from './vat-check.service';
import { viesRegister } from './vies.client';

let vies: Awaited<ReturnType<typeof startVies>>;
const seller: Seller = { name: 'Folia GmbH', address: [], country: 'DE', vatNumber: 'DE136695976', email: '' };
const { house, somebody, view, pick, buy } = runBilling(async () => {
  vies = await startVies();
  return { VIES_URL: vies.url, SELLER: seller, VAT_RATES: { DE: 19, NL: 21 } };
});
afterAll(() => vies.close());
beforeEach(() => {
  vies.asked.splice(0);
  Object.assign(vies.state, { inUse: new Set(), fault: null, hang: false });
});

const business = { name: 'Ada', company: 'Ada B.V.', street: '', postalCode: '', city: '', country: 'NL', vatNumber: 'NL123456782B90' };
const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: AppError) => [error.code, error.details],
  );

test('a number that a business has is kept with the register’s word, and the business pays its tax itself; it is not asked about twice', async () => {
  const payer = await somebody();
  vies.state.inUse.add(business.vatNumber);
  const { vatCheck } = await house.billing.setDetails(payer.person, business);
  expect(vatCheck).toEqual({ state: 'in-use', at: expect.any(String) });
  expect(vies.asked).toEqual([{ countryCode: 'NL', vatNumber: '123456782B90', requesterMemberStateCode: 'DE', requesterNumber: '136695976' }]);
  const [kept] = await house.service.query<{ consultation: string }>("SELECT vat_check->>'consultation' AS consultation FROM payer WHERE account_id = $1", [
    payer.person.id,
  ]);
  expect(kept?.consultation).toBe('WAPIAAAAexample1');
  expect((await pick(payer, 'basic')).tax).toEqual({ percent: 0, cents: 0, reverseCharge: true });
  await house.billing.setDetails(payer.person, { ...business, city: 'Utrecht' });
  expect(vies.asked).toHaveLength(1);
});

test('a number that no business has is refused at its field, and what was kept before stays', async () => {
  const payer = await somebody();
  const before = { ...business, vatNumber: '' };
  await house.billing.setDetails(payer.person, before);
  expect(vies.asked).toEqual([]);
  expect(await refusalOf(house.billing.setDetails(payer.person, business))).toEqual([
    'BODY_INVALID',
    { issues: [{ path: 'vatNumber', message: brokenRules.vatNumberNotInUse }] },
  ]);
  expect(await view(payer)).toMatchObject({ details: before, vatCheck: null });
});

test.each([
  ['a member state whose register is away', { fault: 'MS_UNAVAILABLE' }],
  ['too many who ask', { fault: 'MS_MAX_CONCURRENT_REQ' }],
  ['silence', { hang: true }],
])('%s stops no purchase: the number is kept, the business buys without tax, and is asked about until there is an answer', async (_what, state) => {
  const payer = await somebody();
  Object.assign(vies.state, state);
  expect((await house.billing.setDetails(payer.person, business)).vatCheck?.state).toBe('unknown');
  expect(await buy(payer, 'basic')).toBe(900);
  const askAgain = () => house.service.app.get(VatCheckService).askAgain();
  await askAgain();
  expect((await view(payer)).vatCheck?.state).toBe('unknown');
  Object.assign(vies.state, { fault: null, hang: false, inUse: new Set([business.vatNumber]) });
  await askAgain();
  expect((await view(payer)).vatCheck?.state).toBe('in-use');
  const answered = vies.asked.length;
  await askAgain();
  expect(vies.asked).toHaveLength(answered);
});

test('a number that turns out to be nobody’s shifts no tax from then on, and the billing page is told', async () => {
  const payer = await somebody();
  vies.state.fault = 'SERVICE_UNAVAILABLE';
  await house.billing.setDetails(payer.person, business);
  await buy(payer, 'basic');
  vies.state.fault = null;
  await house.service.app.get(VatCheckService).askAgain();
  expect(await view(payer)).toMatchObject({ vatCheck: { state: 'not-in-use' }, nextCharge: { cents: 1_089 } });
});

test('Greek numbers are asked about as EL, and what is no answer says nothing', async () => {
  const register = viesRegister({ url: `${vies.url}/`, seller: { ...seller, vatNumber: '' } });
  vies.state.inUse.add('EL094259216');
  expect(await register.check('GR094259216')).toEqual({ state: 'in-use', consultation: '' });
  expect(vies.asked).toEqual([{ countryCode: 'EL', vatNumber: '094259216' }]);
  expect(await viesRegister({ url: `${vies.url}/elsewhere`, seller }).check('DE136695976')).toEqual({ state: 'unknown', consultation: '' });
});
