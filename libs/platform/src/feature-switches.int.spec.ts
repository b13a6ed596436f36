import { guest, systemCaller } from '@folia/contracts/caller';
import type { SwitchName } from '@folia/contracts/feature-switch/names';
import { rpc } from '@folia/contracts/rpc';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { testInnerKey } from '@folia/testing/service-env';
import { z } from 'zod';
import { isSwitchedOff, useFeatureSwitches } from './feature-switches';
import { RpcClient } from './rpc-client';

const begin = rpc('works.work.begin', { access: 'system', switchedBy: 'fit-score', input: z.strictObject({}), output: z.strictObject({}) });
const read = rpc('works.work.read', { access: 'guest', input: z.strictObject({}), output: z.strictObject({}) });
const begun = jest.fn();

beforeEach(() => {
  begun.mockReset();
  jest.useRealTimers();
});
afterAll(() => useFeatureSwitches(async () => []));

test('what is switched off is not begun, whoever may not ask is told that first, and what is only read goes on', async () => {
  const service = await startAnsweringService([
    answering(begin, () => {
      begun();
      return {};
    }),
    answering(read, () => ({})),
  ]);
  const client = new RpcClient({ works: service.url }, testInnerKey);
  let off: SwitchName[] = ['fit-score'];
  useFeatureSwitches(async () => off);
  await expect(client.call(begin, systemCaller('spec'), {})).rejects.toMatchObject({ code: 'SWITCHED_OFF', details: { feature: 'fit-score' } });
  expect([await codeOf(client.call(begin, guest, {})), await codeOf(client.call(read, guest, {}))]).toEqual(['NOT_FOUND', 'done']);
  expect(begun).not.toHaveBeenCalled();
  off = [];
  useFeatureSwitches(async () => off);
  expect(await codeOf(client.call(begin, systemCaller('spec'), {}))).toBe('done');
  client.close();
  await service.close();
});

test('the switches are read once for many who ask, again after three seconds, and stay as they were last known while nobody answers', async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const reader = jest.fn<Promise<SwitchName[]>, []>().mockResolvedValueOnce(['deep-talk']).mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  useFeatureSwitches(reader);
  expect(await Promise.all([isSwitchedOff('deep-talk'), isSwitchedOff('deep-talk'), isSwitchedOff('model')])).toEqual([true, true, false]);
  expect(reader).toHaveBeenCalledTimes(1);
  jest.setSystemTime(1_002_999);
  expect([await isSwitchedOff('deep-talk'), reader.mock.calls.length]).toEqual([true, 1]);
  jest.setSystemTime(1_003_000);
  expect([await isSwitchedOff('deep-talk'), reader.mock.calls.length]).toEqual([true, 2]);
  jest.setSystemTime(1_006_000);
  expect([await isSwitchedOff('deep-talk'), reader.mock.calls.length]).toEqual([false, 3]);
});
