import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** @typedef {{sub: string, name: string, email: string}} Account */

/** The same e-mail address is the same person, however it is written and however often the data is thrown away. */
const subjectOf = (email) => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);

/** The people who have signed in here, kept in a small file so that they can be chosen again. */
export class SignInAccounts {
  /** @type {Map<string, Account>} latest last */
  #accounts = new Map();

  constructor(file) {
    this.file = file;
    try {
      for (const account of JSON.parse(readFileSync(file, 'utf8'))) this.#accounts.set(account.sub, account);
    } catch {
      // Nobody yet, or a file cut short by a crash: the people type their names again.
    }
  }

  find(sub) {
    return this.#accounts.get(sub);
  }

  latest(count) {
    return [...this.#accounts.values()].slice(-count).reverse();
  }

  /** @returns {Account} */
  remember(name, email) {
    const account = { sub: subjectOf(email), name, email };
    this.#accounts.delete(account.sub);
    this.#accounts.set(account.sub, account);
    writeFileSync(`${this.file}.new`, JSON.stringify([...this.#accounts.values()], undefined, 2), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
    return account;
  }
}
