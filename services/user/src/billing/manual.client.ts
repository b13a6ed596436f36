import { AppError } from '@folia/contracts/errors';
import type { PaymentProvider } from './payment-provider';

const offline = async (): Promise<never> => {
  throw new AppError('PAYMENT_OFFLINE');
};

/** Nothing is paid online: admins give plans, and invoices are paid by other ways. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  makeCustomer: offline,
  openCheckout: offline,
  openPaymentPage: offline,
  charge: offline,
  refund: offline,
  findCard: async () => null,
  readEvent: () => {
    throw new AppError('NOT_FOUND');
  },
  factOf: () => null,
};
