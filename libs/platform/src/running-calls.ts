import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@folia/contracts/errors';
import { type EntitySubscriberInterface, EventSubscriber } from 'typeorm';

type RunningCall = { isAbandoned: boolean };

const running = new Map<string, RunningCall>();
const storage = new AsyncLocalStorage<RunningCall>();

/** Runs the handler of a call, so that it can be abandoned by the call's id. */
export async function asRunningCall<T>(id: string, answer: () => Promise<T>): Promise<T> {
  const call = { isAbandoned: false };
  running.set(id, call);
  try {
    return await storage.run(call, answer);
  } finally {
    running.delete(id);
  }
}

/** The caller has given up on this call and reported a failure, so it must not be carried out any more. */
export function abandonCall(id: string): void {
  const call = running.get(id);
  if (call) call.isAbandoned = true;
}

/** Rolls back what an abandoned call was about to write: a person who was told that it failed must not find it done, and charged, later. */
@EventSubscriber()
export class AbandonedCallSubscriber implements EntitySubscriberInterface {
  beforeTransactionCommit(): void {
    if (storage.getStore()?.isAbandoned) throw new AppError('TIMEOUT');
  }
}
