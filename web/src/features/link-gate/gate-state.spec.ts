import { ApiError, ConnectionError } from '../../lib/api-error';
import { gateStateOf, stepOf, visitRulesOf } from './gate-state';

const asks = { gate: 'nonce', press: false, password: false, email: false, notice: null };
const refused = (status: number, code: ApiError['code'], details = {}) => new ApiError(status, '', code, details);

test.each([
  [refused(422, 'LINK_PRESS_REQUIRED', { ...asks, press: true }), { is: 'asking', asks: { ...asks, press: true }, wrong: null }],
  [refused(422, 'LINK_PASSWORD_WRONG', { ...asks, password: true }), { is: 'asking', asks: { ...asks, password: true }, wrong: 'password' }],
  [refused(422, 'LINK_CODE_WRONG', { ...asks, email: true }), { is: 'asking', asks: { ...asks, email: true }, wrong: 'code' }],
  [refused(429, 'LINK_LOCKED', { retryAfter: 840 }), { is: 'locked', retryAfter: 840, asks }],
  [refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 20 }), { is: 'locked', retryAfter: 20, asks }],
  [refused(410, 'LINK_EXPIRED'), { is: 'ended', code: 'LINK_EXPIRED' }],
  [refused(410, 'LINK_PAUSED'), { is: 'ended', code: 'LINK_PAUSED' }],
  [refused(410, 'LINK_PROFILE_GONE'), { is: 'ended', code: 'LINK_PROFILE_GONE' }],
  [refused(404, 'NOT_FOUND'), { is: 'unknown' }],
  [refused(422, 'BODY_INVALID'), { is: 'unknown' }],
  [refused(503, 'UNAVAILABLE'), { is: 'failed' }],
  [new ConnectionError(), { is: 'failed' }],
])('%p is shown as %p', (error, state) => {
  expect(gateStateOf(error, asks)).toEqual(state);
});

test('the password is asked for before the address, and the notice last', () => {
  const notice = { text: 'Keep it to yourself', version: 1 };
  expect(stepOf({ ...asks, press: true, password: true, email: true })).toBe('password');
  expect(stepOf({ ...asks, press: true, email: true })).toBe('email');
  expect(stepOf({ ...asks, press: true, notice })).toBe('notice');
  expect(stepOf({ ...asks, press: true })).toBe('press');
});

test('what is kept follows from what is asked, and stays open where an earlier step is not known', () => {
  const notice = { text: 'Keep it to yourself', version: 1 };
  expect(visitRulesOf({ ...asks, password: true, email: true })).toMatchObject({ asksAddress: 'yes', asksNotice: 'maybe' });
  expect(visitRulesOf({ ...asks, password: true })).toMatchObject({ asksAddress: 'no', asksNotice: 'maybe' });
  expect(visitRulesOf({ ...asks, notice })).toMatchObject({ asksAddress: 'maybe', asksNotice: 'yes' });
  expect(visitRulesOf({ ...asks, press: true })).toMatchObject({ asksAddress: 'maybe', asksNotice: 'no' });
});
