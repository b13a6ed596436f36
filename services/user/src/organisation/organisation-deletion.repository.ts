import { uuid } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const ofAccount = { takes: { accountId: uuid } };
// In this order: a subscription that ends moves counts, and what refers to the account goes with it, except invoices that stand in the books.
const deletions = [
  statement('delete-organisation', { text: 'DELETE FROM organisation WHERE id = $1', ...ofAccount }),
  statement('delete-drafts-of-invoices-of-organisation', { text: 'DELETE FROM invoice WHERE account_id = $1 AND number IS NULL', ...ofAccount }),
  statement('delete-account-of-organisation', { text: 'DELETE FROM account WHERE id = $1', ...ofAccount }),
  statement('delete-usage-of-organisation', { text: 'DELETE FROM usage WHERE account_id = $1', ...ofAccount }),
  statement('delete-usage-counts-of-organisation', { text: 'DELETE FROM usage_count WHERE account_id = $1', ...ofAccount }),
  statement('delete-limit-news-of-organisation', { text: 'DELETE FROM limit_news WHERE account_id = $1', ...ofAccount }),
  statement('delete-billing-events-of-organisation', { text: 'DELETE FROM billing_event WHERE account_id = $1', ...ofAccount }),
];

/** An organisation, its account, and everything that names it. */
@Injectable()
export class OrganisationDeletionRepository {
  async delete(manager: EntityManager, accountId: string): Promise<void> {
    for (const deletion of deletions) await affected(manager, deletion, { accountId });
  }
}
