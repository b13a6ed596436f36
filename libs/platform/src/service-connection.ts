import { setTimeout as sleep } from 'node:timers/promises';
import { ClientTCP } from '@nestjs/microservices';
import { isFarewell } from './farewell';

/** An address that does not even refuse the connection is given up on after this time, in ms. */
const connectWithinMs = 1_000;

/** A connection to one process of a service, which notices when that process is about to end and lets go of it without losing an answer. */
export class ServiceConnection extends ClientTCP {
  private isOpen = false;
  private isLeft = false;

  constructor(host: string, port: number) {
    super({ host, port });
  }

  /** Whether it may be asked now, without a wait. */
  get isUsable(): boolean {
    return this.isOpen && !this.isLeft;
  }

  /** Resolves when it is usable; throws when it cannot be reached, or is about to end. */
  async reach(): Promise<this> {
    if (this.isLeft) throw new Error('the process is about to end');
    await Promise.race([
      this.connect(),
      sleep(connectWithinMs, undefined, { ref: false }).then(() => {
        if (!this.isOpen) throw new Error(`no connection within ${connectWithinMs} ms`);
      }),
    ]);
    return this;
  }

  /** Asks nothing more here, and closes once what was asked is answered. */
  leave(): void {
    this.isLeft = true;
    this.closeWhenAnswered();
  }

  override connect(): Promise<unknown> {
    return super.connect().then((connected) => {
      this.isOpen = this.socket !== null;
      return connected;
    });
  }

  override async handleResponse(packet: unknown): Promise<void> {
    if (isFarewell(packet)) return this.leave();
    await super.handleResponse(packet);
    if (this.isLeft) this.closeWhenAnswered();
  }

  override handleClose(): void {
    [this.isOpen, this.isLeft] = [false, false];
    super.handleClose();
  }

  /** A call that has chosen this connection a moment ago is not on its way yet: it is sent before the next turn of the event loop. */
  private closeWhenAnswered(): void {
    setImmediate(() => {
      if (this.isLeft && this.routingMap.size === 0) this.socket?.end();
    });
  }
}
