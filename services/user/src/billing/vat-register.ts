/**
 * What a register says of a VAT number. `unknown`: it cannot be asked now, which says nothing of the number. `consultation` is the register's own number of its
 * answer, which proves that it was asked; empty where it gave none.
 */
export type VatAnswer = { state: 'in-use' | 'not-in-use' | 'unknown'; consultation: string };

/** Knows which VAT numbers are in use. `check` never throws. */
export type VatRegister = { check(vatNumber: string): Promise<VatAnswer> };
/** Where none is configured it is null: nobody is asked. */
export const vatRegister = Symbol('VAT register');
