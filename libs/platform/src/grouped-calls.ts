import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void };

/** At most this many questions in one statement; the rest follow in further ones. */
const mostAtOnce = 500;

/**
 * Groups the calls of one turn of the event loop; calls that arrive while a group is in progress form the next one. Nothing waits for a timer, so a single call
 * is as fast as without grouping, and no call is answered by a question that was sent before the call was made. `ask` must answer in the order of its
 * questions; if it fails, all calls of the group fail. `restMs`: for calls whose number matters more than their time, at least so long from the start of one group
 * to that of the next; groups are larger and fewer then.
 */
export class GroupedCalls<Q, A> {
  private waiting: Waiting<Q, A>[] = [];
  private asking = false;

  constructor(
    private readonly ask: (questions: Q[]) => Promise<A[]>,
    private readonly restMs = 0,
  ) {}

  call(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (this.asking) return;
      this.asking = true;
      setImmediate(() => void this.askAll());
    });
  }

  private async askAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, mostAtOnce);
      const rested = this.restMs > 0 ? sleep(this.restMs) : null;
      try {
        const answers = await this.ask(group.map(({ question }) => question));
        for (const [index, { resolve }] of group.entries()) {
          // What follows from one answer must not keep all others waiting for what follows from a whole group.
          if (rested) await nextTurn();
          resolve(answers[index] as A);
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      await rested;
    }
    this.asking = false;
  }
}
