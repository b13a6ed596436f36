import { readEnv, secrets, serviceEnv } from '@folia/platform/env';
import { z } from 'zod';

const privateKey = z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), kid: z.string().min(1), x: z.string(), y: z.string(), d: z.string() });
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const seller = z.strictObject({
  name: z.string().min(1),
  address: z.array(z.string()),
  country: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: z.string().default(''),
  email: z.string().default(''),
});

export const env = readEnv({
  ...serviceEnv,
  APP_URL: z.url(),
  /** One or two ES256 private keys as JWKs: the first signs, all verify. */
  SESSION_KEYS: json.pipe(z.array(privateKey).min(1).max(2)),
  /** Recognises the sign-ins of deleted accounts, and nothing else. */
  DELETED_IDENTITY_KEY: secrets(),
  /** Without it, e-mails are written to files in `MAIL_SPOOL`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().min(3).default('Folia <no-reply@localhost>'),
  /** Default: `mail` next to `FILE_STORE`, or among temporary files when that is a bucket. */
  MAIL_SPOOL: z.string().min(1).optional(),
  /** The file that learns of every deletion, for databases that are put back from a backup. Default: `.erasures.jsonl` in `FILE_STORE`; needed when that is a bucket. */
  ERASURE_JOURNAL: z.string().min(1).optional(),
  /** Who sells plans, as invoices say it. */
  SELLER: json.pipe(seller).default({ name: 'Folia', address: [], country: 'US', vatNumber: '', email: '' }),
  /** Tax on plans in percent, by country: `{"NO":25}`. A country that is not listed is not taxed. */
  VAT_RATES: json.pipe(z.record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(100))).default({}),
  /** The register that is asked whether VAT numbers of the EU are in use: the address of VIES. Without it nobody is asked. */
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Both: plans are paid through Stripe. Otherwise admins give them. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Where Stripe is, if not at its own address. */
  STRIPE_API_URL: z.url().optional(),
  /** Who is asked for the records that show which domain is an account's, such as `9.9.9.9,1.1.1.1`. Default: whom the system asks. */
  DNS_SERVERS: z.string().default(''),
  FIRST_ADMINS: z.string().default(''),
  IDP_LABEL: z.string().optional(),
  IDP_GOOGLE_CLIENT_ID: z.string().optional(),
  IDP_GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  IDP_GOOGLE_JWKS: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  IDP_GOOGLE_SCRIPT: z.url().default('https://accounts.google.com/gsi/client'),
  IDP_LINKEDIN_CLIENT_ID: z.string().optional(),
  IDP_LINKEDIN_CLIENT_SECRET: z.string().optional(),
  IDP_LINKEDIN_AUTHORIZE: z.url().default('https://www.linkedin.com/oauth/v2/authorization'),
  IDP_LINKEDIN_TOKEN: z.url().default('https://www.linkedin.com/oauth/v2/accessToken'),
  IDP_LINKEDIN_USERINFO: z.url().default('https://api.linkedin.com/v2/userinfo'),
});
export type UserEnv = typeof env;
