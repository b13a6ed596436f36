import { getInvoice, listInvoices, receiveProviderEvent, sendPlanRequest } from '@folia/contracts/billing/questions';
import { invoiceFileRoute, invoiceTableRoute, planRequestRoute, providerEventRoute } from '@folia/contracts/billing/routes';
import { planRequestInput } from '@folia/contracts/billing/shapes';
import { type Caller, systemCaller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { asDownload } from '../export/as-download';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { invoiceTable } from './invoice-table';
import { writeInvoice } from './write-invoice';

const provider = systemCaller('payment provider');

@Controller()
export class BillingController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(invoiceFileRoute)
  async file(@From() caller: Caller, @Param('id', UuidPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    const invoice = await this.rpc.call(getInvoice, caller, { id });
    asDownload(reply, 'application/pdf', `${invoice.number}.pdf`).send(await writeInvoice(invoice));
  }

  @Answers(invoiceTableRoute)
  async table(@From() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const { items } = await this.rpc.call(listInvoices, caller, {});
    asDownload(reply, 'text/csv; charset=utf-8', 'folia-invoices.csv').send(invoiceTable(items));
  }

  /** The body stays as it was received until its signature is checked. */
  @Answers(providerEventRoute)
  receive(@Req() request: CalledRequest) {
    const signature = String(request.headers['stripe-signature'] ?? '').slice(0, 2_000);
    return this.rpc.call(receiveProviderEvent, provider, { body: typeof request.body === 'string' ? request.body : '', signature });
  }

  @Answers(planRequestRoute)
  request(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(planRequestInput) input: z.output<typeof planRequestInput>) {
    return this.rpc.call(sendPlanRequest, caller, { ...input, ip: request.ip });
  }
}
