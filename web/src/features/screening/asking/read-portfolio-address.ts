import type { AskedPortfolio } from '@folia/contracts/asking/shapes';

/** Whose portfolio a pasted address leads to: a protected link's token, or the name of a public page. Null for anything that is not a page of `origin`. */
export function readPortfolioAddress(typed: string, origin: string): AskedPortfolio | null {
  const { host } = new URL(origin);
  const text = typed.trim();
  const whole = text.startsWith('/') ? origin + text : text.startsWith(host) ? `${new URL(origin).protocol}//${text}` : text;
  const address = URL.parse(whole);
  if (address?.origin !== origin) return null;
  const [first = '', second] = address.pathname.split('/').filter(Boolean).map(decoded);
  const token = first === 'protected' ? second : address.searchParams.get('token');
  if (token) return { token };
  if (first === 'protected' || !/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/.test(first)) return null;
  const profile = address.searchParams.get('profile');
  return profile ? { uname: first, profile } : { uname: first };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
