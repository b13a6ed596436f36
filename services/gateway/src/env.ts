import { port, processEnv, readEnv } from '@folia/platform/env';
import { z } from 'zod';

const origins = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url()));

export const env = readEnv({
  ...processEnv,
  PORT: port.default(8080),
  APP_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** Where the web's build lies: its client here, its server beside it in `dist-server`. */
  WEB_DIRECTORY: z.string().min(1),
  GUEST_AUTH_CODE: z.string().min(1).default('guest'),
  ASSISTANT_NAME: z.string().min(1).default('Buddy'),
  /** Whether the public pages make the product's claims; `off`: no figure is claimed. */
  CLAIMS: z.enum(['on', 'off']).default('on'),
  /** Where static files and public pictures are fetched from; empty: from here. */
  CDN_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Where the web asks the API, if not at the address of the page. */
  API_URL: z.union([z.literal(''), z.url().transform((url) => url.replace(/\/$/, ''))]).default(''),
  ALLOWED_ORIGINS: origins,
  /** Origin that serves the sign-in script, for the content security policy. */
  IDP_SCRIPT_ORIGIN: z.url().default('https://accounts.google.com'),
  /** How many proxies stand in front; 0 = the connection's own address is the visitor's. */
  PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** The header in which the proxy in front tells a visitor's country; empty: nobody tells it. */
  COUNTRY_HEADER: z
    .string()
    .default('')
    .transform((name) => name.toLowerCase()),
});
