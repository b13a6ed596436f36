import { isSameSide, isSandboxId } from './sandbox';

const [live, sandboxed] = ['01940000-0000-7000-8000-000000000000', '01940000-0000-8000-8000-000000000000'];

test('an id of version 8 is of a sandbox, whatever its variant says; sides meet only among themselves', () => {
  expect([isSandboxId(live), isSandboxId(sandboxed)]).toEqual([false, true]);
  expect([isSameSide(live, live), isSameSide(sandboxed, sandboxed), isSameSide(null, live)]).toEqual([true, true, true]);
  expect([isSameSide(live, sandboxed), isSameSide(sandboxed, live), isSameSide(null, sandboxed)]).toEqual([false, false, false]);
});
