import { systemCaller } from '@folia/contracts/caller';
import { recordVisits } from '@folia/contracts/visit/questions';
import type { RecordedVisit } from '@folia/contracts/visit/shapes';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Beacon = z.input<typeof recordVisits.input>['beacons'][number];

/** Nobody looks at the answer to a beacon; pages that are read beside them are waited for. */
const restMs = 100;

/** Hands beacons on in groups. Each is answered when it is stored. */
@Injectable()
export class BeaconsService {
  private readonly groups = new GroupedCalls<Beacon, RecordedVisit>(
    async (beacons) => (await this.rpc.call(recordVisits, systemCaller('visits'), { beacons })).answers,
    restMs,
  );

  constructor(private readonly rpc: RpcClient) {}

  record(beacon: Beacon): Promise<RecordedVisit> {
    return this.groups.call(beacon);
  }
}
