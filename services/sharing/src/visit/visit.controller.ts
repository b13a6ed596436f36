import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import {
  eraseGuestTraces,
  eraseTrace,
  eraseTraces,
  listGuestTraces,
  listTraces,
  notePageFetches,
  noteVisitGap,
  recordVisits,
  startVisit,
} from '@folia/contracts/visit/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { TraceService } from './trace.service';
import { VisitService } from './visit.service';

@Controller()
export class VisitController {
  constructor(
    private readonly visits: VisitService,
    private readonly traces: TraceService,
  ) {}

  @Handles(startVisit)
  start(caller: Caller, input: z.output<typeof startVisit.input>) {
    return this.visits.start(caller, input);
  }

  @Handles(recordVisits)
  async record(_caller: Caller, { beacons }: z.output<typeof recordVisits.input>) {
    return { answers: await Promise.all(beacons.map((beacon) => this.visits.record(beacon))) };
  }

  @Handles(notePageFetches)
  async noteFetches(_caller: Caller, input: z.output<typeof notePageFetches.input>) {
    await this.visits.noteFetches(input);
    return {};
  }

  @Handles(noteVisitGap)
  async noteGap(_caller: Caller, gap: z.output<typeof noteVisitGap.input>) {
    await this.visits.noteGap(gap);
    return {};
  }

  @Handles(listTraces)
  list(person: Person, { cursor }: z.output<typeof listTraces.input>) {
    return this.traces.list(person, cursor);
  }

  @Handles(eraseTraces)
  async eraseAll(person: Person) {
    await this.traces.erase(person, null);
    return {};
  }

  @Handles(eraseTrace)
  async erase(person: Person, { id }: { id: string }) {
    await this.traces.erase(person, id);
    return {};
  }

  @Handles(listGuestTraces)
  listOfGuest(caller: Caller, { tokens }: z.output<typeof listGuestTraces.input>) {
    return this.traces.listOfGuest(caller, tokens);
  }

  @Handles(eraseGuestTraces)
  async eraseOfGuest(_caller: Caller, { tokens }: z.output<typeof eraseGuestTraces.input>) {
    await this.traces.eraseOfGuest(tokens);
    return {};
  }
}
