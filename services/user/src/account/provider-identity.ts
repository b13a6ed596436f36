import type { Provider } from '@folia/contracts/session/shapes';

/** Who the provider says a person is; `provider` is null for people created by hand. An e-mail counts only if the provider verified it. */
export type ProviderIdentity = { provider: Provider | null; issuer: string; subject: string; name: string; email: string | null; emailVerified: boolean };
