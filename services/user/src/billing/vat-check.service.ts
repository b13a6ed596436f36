import type { BillingDetails } from '@folia/contracts/billing/shapes';
import { brokenRules } from '@folia/contracts/broken-rules';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { workThrough } from '@folia/platform/work-through';
import { Inject, Injectable } from '@nestjs/common';
import { type BillingSettings, billingSettings } from './billing-settings';
import { PayerRepository, type VatCheck } from './payer.repository';
import { countryOfNumber, isInUnion } from './tax-for';
import { type VatRegister, vatRegister } from './vat-register';

/** Asks whether VAT numbers of the EU are in use, where a register is configured. A register that cannot be asked stands in nobody's way. */
@Injectable()
export class VatCheckService {
  constructor(
    private readonly payers: PayerRepository,
    @Inject(vatRegister) private readonly register: VatRegister | null,
    @Inject(billingSettings) private readonly settings: BillingSettings,
  ) {}

  /** What is known of the number of these details, before they are kept; null where nobody was asked. Throws BODY_INVALID for a number that no business has. */
  async of({ vatNumber }: BillingDetails, known: VatCheck | null): Promise<VatCheck | null> {
    if (!this.register || !isInUnion(countryOfNumber(vatNumber))) return null;
    if (known?.vatNumber === vatNumber && known.state === 'in-use') return known;
    const found = await this.ask(this.register, vatNumber);
    if (found.state === 'not-in-use') throw new AppError('BODY_INVALID', { issues: [{ path: 'vatNumber', message: brokenRules.vatNumberNotInUse }] });
    return found;
  }

  /** Those that could not be answered when they were kept. */
  @Every(3_600_000)
  async askAgain(): Promise<void> {
    const { register } = this;
    if (!register) return;
    await workThrough(await this.payers.listUnknownNumbers(), async ({ accountId, vatNumber }) => {
      const found = await this.ask(register, vatNumber);
      if (found.state !== 'unknown') await this.payers.setVatCheck(accountId, found);
    });
  }

  private async ask(register: VatRegister, vatNumber: string): Promise<VatCheck> {
    return { vatNumber, ...(await register.check(vatNumber)), at: this.settings.now().toISOString() };
  }
}
