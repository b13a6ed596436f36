import { ApiError } from '../../lib/api-error';
import { troubleOf } from './trouble';

test('after the last question of a day the person can be written to instead, and it can be asked again later', () => {
  const refused = new ApiError(402, 'Spent.', 'QUOTA_EXCEEDED', { meter: 'deep-talk', resetsAt: '2031-03-02T00:00:00.000Z' });
  expect(troubleOf(refused, 'Olga Owner')).toMatchObject({ ends: false, isQuiet: true, canRetry: true, mayWrite: true });
});
