import { usernameShape } from '@folia/contracts/reserved-names';
import { port, processEnv, readEnv } from '@folia/platform/env';
import { z } from 'zod';

/** Entries between commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

export const env = readEnv({
  ...processEnv,
  PORT: port.default(8080),
  APP_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** Where the web's build lies: its client here, its server beside it in `dist-server`. */
  WEB_DIRECTORY: z.string().min(1),
  GUEST_AUTH_CODE: z.string().min(1).default('guest'),
  ASSISTANT_NAME: z.string().min(1).default('Buddy'),
  /** Who runs this installation, for the legal pages. Nothing is made up where it is not told. */
  OPERATOR_NAME: z.string().trim().max(200).default(''),
  /** Parts of the postal address between semicolons. */
  OPERATOR_ADDRESS: z.string().trim().max(500).default(''),
  OPERATOR_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  OPERATOR_JURISDICTION: z.string().trim().max(200).default(''),
  OPERATOR_PROCESSORS: z
    .string()
    .max(5_000)
    .default('')
    .transform((text) =>
      text
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  /** Whether the public pages make the product's claims; `off`: no figure is claimed. */
  CLAIMS: z.enum(['on', 'off']).default('on'),
  /** Where pages send what they measure, from people who agreed; empty: nothing is measured. */
  COLLECTOR_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Where static files and public pictures are fetched from; empty: from here. */
  CDN_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Where the web asks the API, if not at the address of the page. */
  API_URL: z.union([z.literal(''), z.url().transform((url) => url.replace(/\/$/, ''))]).default(''),
  ALLOWED_ORIGINS: list.pipe(z.array(z.url())),
  /** Usernames of the made-up people on the page of examples, in its order. */
  EXAMPLE_USERNAMES: list.pipe(z.array(z.string().regex(usernameShape)).max(50)),
  /** Origin that serves the sign-in script, for the content security policy. */
  IDP_SCRIPT_ORIGIN: z.url().default('https://accounts.google.com'),
  /** How many proxies stand in front; 0 = the connection's own address is the visitor's. */
  PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** The operator's file of job openings; empty: there are none. */
  CAREERS_FILE: z.string().default(''),
  /** The header in which the proxy in front tells a visitor's country; empty: nobody tells it. */
  COUNTRY_HEADER: z
    .string()
    .default('')
    .transform((name) => name.toLowerCase()),
});
