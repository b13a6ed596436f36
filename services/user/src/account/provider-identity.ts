import type { Provider } from '@folia/contracts/session/shapes';

/** Who a provider says somebody is; `provider` null for people made by hand. An e-mail counts only when the provider verified it. */
export type ProviderIdentity = { provider: Provider | null; issuer: string; subject: string; name: string; email: string | null; emailVerified: boolean };
