import type { ErrorCode } from '@folia/contracts/errors';
import { ApiError } from '../../lib/api-error';
import { troubleOf } from './trouble';

test('after the last question of a day the person can be written to instead, and it can be asked again later', () => {
  const refused = new ApiError(402, 'Spent.', 'QUOTA_EXCEEDED', { meter: 'deep-talk', resetsAt: '2031-03-02T00:00:00.000Z' });
  expect(troubleOf(refused, 'Olga Owner')).toMatchObject({ ends: false, isQuiet: true, canRetry: true, mayWrite: true });
});

test('who was blocked, or stands before a private page, is not sent to a message that would be refused; who finds the assistant off is', () => {
  const after = (code: ErrorCode) => troubleOf(new ApiError(403, 'No.', code), 'Olga Owner');
  expect(after('NOT_FOUND')).toMatchObject({ ends: true, canRetry: false });
  expect(after('NOT_FOUND').mayWrite).toBeUndefined();
  expect(after('DEEP_TALK_OFF')).toMatchObject({ ends: true, mayWrite: true });
});
