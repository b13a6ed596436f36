import type { Member } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import * as questions from '@folia/contracts/connector/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AssessmentService } from './assessment.service';
import { ConnectorService } from './connector.service';

type Input<Q extends keyof typeof questions> = z.output<(typeof questions)[Q]['input']>;

@Controller()
export class ConnectorController {
  constructor(
    private readonly connectors: ConnectorService,
    private readonly assessments: AssessmentService,
  ) {}

  @Handles(questions.listConnectors)
  list(member: Member) {
    return this.connectors.list(member);
  }

  @Handles(questions.createConnector)
  create(member: Member, { kind }: Input<'createConnector'>) {
    return this.connectors.create(member, kind);
  }

  @Handles(questions.updateConnector)
  update(member: Member, input: Input<'updateConnector'>) {
    return this.connectors.update(member, input);
  }

  @Handles(questions.rotateConnector)
  rotate(member: Member, { id }: Input<'rotateConnector'>) {
    return this.connectors.rotate(member, id);
  }

  @Handles(questions.deleteConnector)
  async delete(member: Member, { id }: Input<'deleteConnector'>) {
    await this.connectors.delete(member, id);
    return {};
  }

  @Handles(questions.tryConnector)
  try(member: Member, input: Input<'tryConnector'>) {
    return this.assessments.try(member, input);
  }

  @Handles(questions.listConnectorCalls)
  listCalls(member: Member, input: Input<'listConnectorCalls'>) {
    return this.connectors.listCalls(member, input);
  }

  @Handles(questions.retryConnectorCall)
  async retry(member: Member, { id, callId }: Input<'retryConnectorCall'>) {
    await this.connectors.retry(member, id, callId);
    return {};
  }

  @Handles(questions.listTests)
  listTests(_caller: Caller, { key }: Input<'listTests'>) {
    return this.assessments.list(key);
  }

  @Handles(questions.sendTest)
  send(_caller: Caller, { key, body }: Input<'sendTest'>) {
    return this.assessments.send(key, body);
  }

  @Handles(questions.getTestStatus)
  status(_caller: Caller, { key, query, appUrl }: Input<'getTestStatus'>) {
    return this.assessments.status(key, query.partner_interview_id, appUrl);
  }

  @Handles(questions.noteResponseError)
  async noteError(_caller: Caller, { key, body }: Input<'noteResponseError'>) {
    await this.assessments.noteError(key, body);
    return {};
  }
}
