import { ApiError, ConnectionError } from '../../lib/api-error';
import { gateStateOf } from './gate-state';

const refused = (status: number, code: ApiError['code'], details = {}) => new ApiError(status, '', code, details);

test.each([
  [refused(422, 'LINK_PASSWORD_REQUIRED'), { is: 'password', wrong: false }],
  [refused(422, 'LINK_PASSWORD_WRONG'), { is: 'password', wrong: true }],
  [refused(429, 'LINK_LOCKED', { retryAfter: 840 }), { is: 'locked', retryAfter: 840 }],
  [refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 20 }), { is: 'locked', retryAfter: 20 }],
  [refused(410, 'LINK_EXPIRED'), { is: 'ended', code: 'LINK_EXPIRED' }],
  [refused(410, 'LINK_PAUSED'), { is: 'ended', code: 'LINK_PAUSED' }],
  [refused(404, 'NOT_FOUND'), { is: 'unknown' }],
  [refused(422, 'BODY_INVALID'), { is: 'unknown' }],
  [refused(503, 'UNAVAILABLE'), { is: 'failed' }],
  [new ConnectionError(), { is: 'failed' }],
])('%p is shown as %p', (error, state) => {
  expect(gateStateOf(error)).toEqual(state);
});
