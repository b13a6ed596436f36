/** Who a provider says somebody is. An e-mail counts only when the provider verified it. */
export type ProviderIdentity = { issuer: string; subject: string; name: string; email: string | null; emailVerified: boolean };
