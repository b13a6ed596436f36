import type { BillingDetails } from '@folia/contracts/billing/shapes';
import { jsonb, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Card } from './payment-provider';
import type { VatAnswer } from './vat-register';

/** What a register said of a VAT number; `consultation` proves that it was asked. */
export type VatCheck = VatAnswer & { vatNumber: string; at: string };

const findPayer = statement('find-payer', {
  text: `
    SELECT p.details, p.vat_check AS "vatCheck", p.customer, p.card, u.name, u.email FROM account a LEFT JOIN payer p ON p.account_id = a.id LEFT JOIN "user" u ON u.id = a.person_id
    WHERE a.id = $1`,
  takes: { accountId: uuid },
  gives: {
    details: jsonb.as<BillingDetails>().nullable,
    vatCheck: jsonb.as<VatCheck>().nullable,
    customer: text.nullable,
    card: jsonb.as<Card>().nullable,
    name: text.nullable,
    email: text.nullable,
  },
});
export type Payer = Row<typeof findPayer>;
const setDetails = statement('set-billing-details', {
  text: `
    INSERT INTO payer (account_id, details, vat_check) VALUES ($1, $2, $3)
    ON CONFLICT (account_id) DO UPDATE SET details = excluded.details, vat_check = excluded.vat_check`,
  takes: { accountId: uuid, details: jsonb, vatCheck: jsonb.nullable },
});
const listUnknown = statement('list-vat-numbers-to-ask-about', {
  text: `
    SELECT account_id AS "accountId", vat_check->>'vatNumber' AS "vatNumber" FROM payer WHERE vat_check->>'state' = 'unknown'
    ORDER BY random() LIMIT 50`,
  gives: { accountId: uuid, vatNumber: text.notNull },
});
// Another number may have been given meanwhile.
const setVatCheck = statement('set-vat-check', {
  text: `UPDATE payer SET vat_check = $2::jsonb WHERE account_id = $1 AND details->>'vatNumber' = $2::jsonb->>'vatNumber'`,
  takes: { accountId: uuid, vatCheck: jsonb },
});
const setCustomer = statement('set-customer', {
  text: `INSERT INTO payer (account_id, customer) VALUES ($1, $2) ON CONFLICT (account_id) DO UPDATE SET customer = coalesce(payer.customer, excluded.customer)`,
  takes: { accountId: uuid, customer: text },
});
const setCard = statement('set-card', { text: 'UPDATE payer SET card = $2 WHERE account_id = $1', takes: { accountId: uuid, card: jsonb.nullable } });
const findByCustomer = statement('find-account-of-customer', {
  text: 'SELECT account_id AS "accountId" FROM payer WHERE customer = $1',
  takes: { customer: text },
  gives: { accountId: uuid },
});

/** Who pays for an account: to whom invoices go, and what the payment provider calls them. */
@Injectable()
export class PayerRepository {
  constructor(private readonly database: DataSource) {}

  /** Null when the account is gone. */
  async find(accountId: string, manager: EntityManager = this.database.manager): Promise<Payer | null> {
    return row(manager, findPayer, { accountId });
  }

  async setDetails(accountId: string, details: BillingDetails, vatCheck: VatCheck | null): Promise<void> {
    await affected(this.database, setDetails, { accountId, details, vatCheck });
  }

  /** VAT numbers that no register has answered about yet. */
  async listUnknownNumbers(): Promise<Row<typeof listUnknown>[]> {
    return rows(this.database, listUnknown);
  }

  /** Nothing happens when the account has given another number since. */
  async setVatCheck(accountId: string, vatCheck: VatCheck): Promise<void> {
    await affected(this.database, setVatCheck, { accountId, vatCheck });
  }

  /** The first one stays. */
  async setCustomer(accountId: string, customer: string): Promise<void> {
    await affected(this.database, setCustomer, { accountId, customer });
  }

  async setCard(manager: EntityManager, accountId: string, card: Card | null): Promise<void> {
    await affected(manager, setCard, { accountId, card });
  }

  async accountOf(customer: string): Promise<string | null> {
    return (await row(this.database, findByCustomer, { customer }))?.accountId ?? null;
  }
}
