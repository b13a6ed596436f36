import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerTCP } from '@nestjs/microservices';
import { farewell } from './farewell';

type Caller = ReturnType<ServerTCP['getSocketInstance']>;

/** Nest's server for calls, which can also end without losing one: Nest's own cuts every connection, with what was asked on it, as it closes. */
export class CallServer extends ServerTCP {
  private readonly callers = new Set<Caller>();

  protected override getSocketInstance(socket: Socket): Caller {
    const caller = super.getSocketInstance(socket);
    this.callers.add(caller);
    socket.once('close', () => this.callers.delete(caller));
    return caller;
  }

  /** Takes no new connections and asks callers to go elsewhere. Resolves when each has had its answers and is gone, or after `withinMs`. Never throws. */
  async takeLeave(withinMs: number): Promise<void> {
    const server = this.unwrap<Server>();
    const gone = once(server, 'close').catch(() => {});
    server.close();
    for (const caller of this.callers) caller.sendMessage(farewell);
    await Promise.race([gone, sleep(withinMs, undefined, { ref: false })]);
  }
}
