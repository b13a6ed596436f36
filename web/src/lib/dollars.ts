const whole = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** A sum in cents as `$29` or `$29.50`; null stays null: there is no price yet. */
export function dollars(cents: number): string;
export function dollars(cents: number | null): string | null;
export function dollars(cents: number | null): string | null {
  if (cents === null) return null;
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}
