import { isReservedUsername, usernameShape } from '@folia/contracts/reserved-names';

const longest = 20;

/** A name as the start of a username: Latin letters and digits, words joined by hyphens, 3–20 characters; 'member' when nothing is left. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const short = plain.slice(0, longest).replace(/-+$/, '');
  return usernameShape.test(short) ? short : 'member';
}

/** The usernames to try for a name, in order: the name itself, then the name followed by a number. `random` gives 0 ≤ n < 1. */
export function* usernameCandidates(name: string, random: () => number): Generator<string> {
  const base = usernameFrom(name);
  if (base !== 'member' && !isReservedUsername(base)) yield base;
  for (let digits = 2; digits <= 8; digits++) {
    for (let attempt = 0; attempt < 4; attempt++) {
      const number = String(Math.floor(random() * 9 * 10 ** (digits - 1)) + 10 ** (digits - 1));
      yield `${base.slice(0, longest - number.length - 1)}-${number}`;
    }
  }
}
