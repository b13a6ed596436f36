import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What accounts pay. Each sale is a row of `invoice`: an order until it is paid, a numbered invoice from then on. The subscription is derived from them; only
 * what a person chose for the end of the period is its own. Numbered invoices outlive the account, without its person: the books need number, date and sums.
 */
export class Billing1790001720000 implements MigrationInterface {
  name = 'Billing1790001720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscription
        ADD COLUMN cycle text NOT NULL DEFAULT 'month' CHECK (cycle IN ('month', 'year')),
        ADD COLUMN provider text NOT NULL DEFAULT 'manual' CHECK (provider IN ('manual', 'stripe')),
        ADD COLUMN anchor timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN since timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN bought_at timestamptz,
        ADD COLUMN net_cents int NOT NULL DEFAULT 0,
        ADD COLUMN sale_id uuid,
        ADD COLUMN next_plan text,
        ADD COLUMN next_cycle text CHECK (next_cycle IN ('month', 'year')),
        ADD COLUMN next_chosen_at timestamptz,
        ADD COLUMN renewal_told_days int,
        ADD COLUMN contact text,
        ADD COLUMN IF NOT EXISTS limits jsonb;
      UPDATE subscription SET anchor = period_start, since = period_start;

      CREATE TABLE payer (
        account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        details jsonb,
        customer text UNIQUE,
        card jsonb
      );
      ${refusesErased('payer', 'account_id')}

      CREATE TABLE invoice (
        id uuid PRIMARY KEY,
        account_id uuid REFERENCES account ON DELETE SET NULL,
        basis_id uuid REFERENCES invoice ON DELETE SET NULL,
        purpose text NOT NULL CHECK (purpose IN ('purchase', 'change', 'renewal', 'agreement', 'withdrawal', 'end', 'credit')),
        provider text NOT NULL CHECK (provider IN ('manual', 'stripe')),
        effect jsonb,
        lines jsonb NOT NULL,
        net_cents int NOT NULL,
        tax_percent float8 NOT NULL,
        tax_cents int NOT NULL,
        total_cents int NOT NULL,
        reverse_charge boolean NOT NULL,
        number text UNIQUE,
        issued_at timestamptz,
        paid_at timestamptz,
        void_at timestamptz,
        payment text UNIQUE,
        checkout_url text,
        refunded_cents int NOT NULL DEFAULT 0,
        dispute text CHECK (dispute IN ('open', 'won', 'lost')),
        tries int NOT NULL DEFAULT 0,
        next_try_at timestamptz,
        warned_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK (net_cents + tax_cents = total_cents),
        CHECK ((purpose = 'credit') = (effect IS NULL)),
        CHECK ((number IS NULL) = (issued_at IS NULL))
      );
      CREATE INDEX invoice_of_account ON invoice (account_id, id);
      CREATE INDEX invoice_of_basis ON invoice (basis_id);
      CREATE UNIQUE INDEX invoice_one_renewal ON invoice (basis_id) WHERE purpose = 'renewal';
      CREATE INDEX invoice_to_try ON invoice (next_try_at) WHERE paid_at IS NULL AND void_at IS NULL;

      CREATE TABLE invoice_recipient (
        invoice_id uuid PRIMARY KEY REFERENCES invoice ON DELETE CASCADE,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        name text NOT NULL,
        address jsonb NOT NULL,
        vat_number text NOT NULL
      );
      CREATE INDEX invoice_recipient_of_account ON invoice_recipient (account_id);
      CREATE TABLE invoice_count (year int PRIMARY KEY, last int NOT NULL);

      CREATE TABLE quote (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        plan text NOT NULL,
        cycle text NOT NULL,
        basis text NOT NULL,
        total_cents int NOT NULL,
        made_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        invoice_id uuid REFERENCES invoice ON DELETE SET NULL
      );
      CREATE INDEX quote_of_account ON quote (account_id, id);
      CREATE INDEX quote_of_invoice ON quote (invoice_id);

      CREATE TABLE billing_event (
        id text PRIMARY KEY,
        type text NOT NULL,
        payload jsonb NOT NULL,
        account_id uuid,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        outcome text
      );
      CREATE INDEX billing_event_waiting ON billing_event (received_at) WHERE handled_at IS NULL;
      CREATE INDEX billing_event_of_account ON billing_event (account_id);

      CREATE TABLE plan_request (
        id uuid PRIMARY KEY,
        key uuid NOT NULL,
        user_id uuid REFERENCES "user" ON DELETE CASCADE,
        ip_hash text,
        plan text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        company text NOT NULL,
        seats int,
        text text NOT NULL,
        state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'closed')),
        closed_by uuid,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX plan_request_of_user ON plan_request (user_id);
      CREATE INDEX plan_request_of_state ON plan_request (state, id);`);
  }

  async down(): Promise<void> {
    throw new Error('what was paid must not be forgotten');
  }
}
