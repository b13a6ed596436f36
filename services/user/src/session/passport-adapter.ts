import type { IncomingHttpHeaders } from 'node:http';
import { Authenticator, type Strategy } from 'passport';

/** What Passport calls a strategy, whatever it adds for itself. */
type AnyStrategy = { authenticate(request: never, options?: never): void };

/** The part of a request that strategies look at. */
export type StrategyRequest = { headers: IncomingHttpHeaders; query: Record<string, string> } & Record<string, unknown>;
export type StrategyOutcome<U> = { type: 'success'; user: U } | { type: 'redirect'; url: string } | { type: 'fail'; reason: string };

const reasonOf = (challenge: unknown) => (challenge instanceof Error ? challenge.message : JSON.stringify(challenge ?? ''));

/**
 * Asks a strategy through Passport without Express: its verdict becomes a value (the AuthGuard for Nest calls `res.setHeader`, which Fastify has not,
 * so a redirect is read from an answer of our own). Rejects with what the strategy calls an error.
 */
export function runStrategy<U>(strategy: AnyStrategy, request: StrategyRequest): Promise<StrategyOutcome<U>> {
  const passport = new Authenticator();
  // By a name, Passport runs a copy: requests at the same time do not share their verdicts.
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
