import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { caller } from '../caller';
import { scopes } from '../scopes';
import { lineText } from '../text';

/** How many keys of an account may be alive at once. */
export const mostLivingKeys = 20;
/** A key is made or rotated only this long after a sign-in, in minutes. */
export const freshSignInMinutes = 15;
/** How long the secret before a rotation may go on, in hours. */
const longestOverlapHours = 24;
/** After how many days a key may end; null: never. */
const keyDays = [30, 90, 365, null] as const;
const mostAddresses = 20;

/** What a key acts in: the account, or its sandbox of made-up people and jobs. */
const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];
const mode = z.enum(keyModes);

/** The secret of a key: shown once, kept as a hash. */
export const keySecret = z.string().regex(/^folia_(live|test)_[A-Za-z0-9_-]{43}$/);

const scope = z.enum(scopes);
const who = z.strictObject({ id: z.uuid(), name: z.string().nullable() });

/** A key as those see it who may manage keys. `overlapsUntil`: until then the secret before the last rotation works, too. */
const apiKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  mode,
  maker: who,
  /** Of its secret, which is kept as a hash alone. */
  lastFour: z.string(),
  scopes: z.array(scope),
  /** Networks that it may be used from; empty: any. */
  addresses: z.array(z.string()),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  hasEnded: z.boolean(),
  /** To a minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  overlapsUntil: z.iso.datetime().nullable(),
  /** It opens nothing unless they come back. */
  makerHasLeft: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/**
 * The keys of an account, living ones first, and the scopes that one may have there. `isFresh`: the sign-in of who asks is recent enough for a new secret.
 * `sandboxSince`: when the sandbox of the account was made; null while there is none.
 */
export const apiKeyList = z.strictObject({
  items: z.array(apiKey),
  scopes: z.array(scope),
  isFresh: z.boolean(),
  sandboxSince: z.iso.datetime().nullable(),
});
export type ApiKeyList = z.infer<typeof apiKeyList>;

export const createApiKeyInput = z.strictObject({
  name: lineText(60).refine((value) => value !== '', brokenRules.missing),
  mode: mode.default('live'),
  scopes: z
    .array(scope)
    .min(1)
    .transform((chosen) => scopes.filter((one) => chosen.includes(one))),
  /** IPv4 and IPv6 addresses, or networks in CIDR notation. */
  addresses: z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).max(mostAddresses),
  days: z.literal(keyDays),
});
export const rotateApiKeyInput = z.strictObject({ overlapHours: z.int().min(0).max(longestOverlapHours) });

/** A key with its secret, which is in this answer only. */
export const madeApiKey = z.strictObject({ key: apiKey, secret: keySecret });
export type MadeApiKey = z.infer<typeof madeApiKey>;

/** What a program may learn about the key, or the token, that it uses. */
export const ownKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** For whom it acts: an organisation, or its maker, whose id that then is. A key for the sandbox acts for the one person there whose things these are. */
  accountId: z.uuid(),
  makerId: z.uuid(),
  mode,
  scopes: z.array(scope),
  endsAt: z.iso.datetime().nullable(),
});
export type OwnKey = z.infer<typeof ownKey>;

/** Who acts with a key or a token, and what is known of it. */
export const actingProgram = z.strictObject({ caller, key: ownKey });
export type ActingProgram = z.infer<typeof actingProgram>;
