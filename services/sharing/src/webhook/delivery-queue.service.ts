import type { MessageQueue } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Queues } from '@folia/platform/queues';
import { currentTraceparent } from '@folia/platform/trace';
import { Injectable } from '@nestjs/common';

/** Each message names an endpoint that may have something due. Endpoints that hang hold a place each, so there are many. */
export const webhookDeliveryQueue: MessageQueue = { name: 'webhook-delivery', atOnce: 500 };

/** Events in quick succession wake an endpoint once. */
const gatherMs = 25;

/** Tells workers which endpoints have something due. */
@Injectable()
export class DeliveryQueueService {
  private readonly waking = new Set<string>();

  constructor(private readonly queues: Queues) {}

  /** What is lost, or comes before its rows are committed, is found by the sweep. */
  wake(endpointIds: readonly string[]): void {
    for (const id of endpointIds) {
      if (this.waking.has(id)) continue;
      this.waking.add(id);
      const traceparent = currentTraceparent();
      setTimeout(() => {
        this.waking.delete(id);
        void this.queues.add(webhookDeliveryQueue.name, newId(), { id, traceparent }, { turn: 1 });
      }, gatherMs);
    }
  }
}
