import type { ProcessEnv } from './env';

/** The addresses of the services, from the configuration. */
export const rpcUrls = (env: Pick<ProcessEnv, 'USER_RPC' | 'PORTFOLIO_RPC' | 'AI_RPC' | 'SHARING_RPC'>) => ({
  user: env.USER_RPC,
  portfolio: env.PORTFOLIO_RPC,
  ai: env.AI_RPC,
  sharing: env.SHARING_RPC,
});
