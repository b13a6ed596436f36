/** What Passport calls a strategy: it is copied, given its verdict methods, and asked (passport-strategy's contract). */
export type PassportStrategy = { authenticate(request: never, options?: never): void };
type Verdicts = Record<'success' | 'redirect' | 'fail' | 'pass' | 'error', (value?: unknown) => void>;

/** The part of a request that strategies look at. */
export type StrategyRequest = { headers: Record<string, string>; query: Record<string, string> } & Record<string, unknown>;
export type StrategyOutcome<U> = { type: 'success'; user: U } | { type: 'redirect'; url: string } | { type: 'fail'; reason: string };

/**
 * Runs a Passport strategy without Express: its verdict becomes a value (`passport`'s own AuthGuard calls `res.setHeader`, which Fastify has not).
 * Rejects with what the strategy calls an error.
 */
export function runStrategy<U>(strategy: PassportStrategy, request: StrategyRequest, options: object = {}): Promise<StrategyOutcome<U>> {
  return new Promise((resolve, reject) => {
    const running = Object.create(strategy) as PassportStrategy & Verdicts;
    running.success = (user) => resolve({ type: 'success', user: user as U });
    running.redirect = (url) => resolve({ type: 'redirect', url: String(url) });
    running.fail = (challenge) => resolve({ type: 'fail', reason: challenge instanceof Error ? challenge.message : JSON.stringify(challenge ?? '') });
    running.pass = () => resolve({ type: 'fail', reason: 'passed on' });
    running.error = reject;
    running.authenticate(request as never, options as never);
  });
}
