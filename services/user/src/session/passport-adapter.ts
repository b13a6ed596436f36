import type { IncomingHttpHeaders } from 'node:http';
import { Authenticator, type Strategy } from 'passport';

/** The minimum that Passport expects of a strategy. */
type AnyStrategy = { authenticate(request: never, options?: never): void };

/** The part of a request that strategies read. */
export type StrategyRequest = { headers: IncomingHttpHeaders; query: Record<string, string> } & Record<string, unknown>;
export type StrategyOutcome<U> = { type: 'success'; user: U } | { type: 'redirect'; url: string } | { type: 'fail'; reason: string };

const reasonOf = (challenge: unknown) => (challenge instanceof Error ? challenge.message : JSON.stringify(challenge ?? ''));

/**
 * Runs a strategy through Passport without Express, and turns its verdict into a value. (Nest's AuthGuard calls `res.setHeader`, which Fastify does not have;
 * here a redirect is read from a response of our own.) Rejects with the strategy's error.
 */
export function runStrategy<U>(strategy: AnyStrategy, request: StrategyRequest): Promise<StrategyOutcome<U>> {
  const passport = new Authenticator();
  // When given a name, Passport runs a copy, so concurrent requests do not share their verdicts.
  passport.use('asked', strategy as Strategy);
  return new Promise((resolve, reject) => {
    const verdict = (error: unknown, user?: U | false | null, challenge?: unknown) => {
      if (error) reject(error);
      else resolve(user ? { type: 'success', user } : { type: 'fail', reason: reasonOf(challenge) });
    };
    const answer = {
      setHeader: (name: string, value: string) => name === 'Location' && resolve({ type: 'redirect', url: value }),
      end: () => undefined,
    };
    const passedOn = () => resolve({ type: 'fail', reason: 'passed on' });
    passport.authenticate('asked', { session: false }, verdict)(request, answer, passedOn);
  });
}
