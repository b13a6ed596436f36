import { z } from 'zod';
import { clusterTagOf, hashTagOf } from './cluster-address';
import { readKeys } from './key-list';

const placeholder = /^(change-?me|secret|password|example|placeholder|test|dev)/i;

/** A secret of at least `min` characters; obvious placeholders are refused in production. */
const secret = (min = 32) =>
  z
    .string()
    .min(min)
    .refine((value) => process.env.NODE_ENV !== 'production' || !placeholder.test(value), 'is a placeholder');

/** A secret, or several between commas while it is replaced by another (deploy/README.md): the first signs and seals, all verify and open. */
export const secrets = (min = 32) => secret(min).transform((text) => readKeys(text, min));

export const port = z.coerce.number().int().min(1).max(65_535);

/** Where files are kept: a folder, or a bucket as `s3://<bucket>/<prefix>`. */
const fileStoreEnv = {
  FILE_STORE: z.string().min(1),
  /** A server that speaks the protocol of S3, if it is not Amazon's own. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Both, or neither: then the role of the machine counts. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

/** The settings of every process of Folia; deploy/README.md explains each variable. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A Redis, Sentinels that know where the primary is, or nodes of a Redis Cluster. */
  REDIS_URL: z.url({ protocol: /^redis(s|\+sentinel|\+cluster)?$/ }),
  REDIS_PREFIX: z.string().default('folia'),
  INNER_KEY: secrets(),
  HEALTH_PORT: port,
  /** The address on which services answer each other, and serve health and metrics: all interfaces in a container, loopback on a single machine. */
  INNER_HOST: z.string().min(1).default('0.0.0.0'),
  /** How long a process that is asked to end goes on as before while it says at /ready that it is leaving, so that balancers take it out first. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  ...fileStoreEnv,
  USER_RPC: z.url({ protocol: /^tcp$/ }),
  PORTFOLIO_RPC: z.url({ protocol: /^tcp$/ }),
  AI_RPC: z.url({ protocol: /^tcp$/ }),
  SHARING_RPC: z.url({ protocol: /^tcp$/ }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
};

/** The additional settings of a service with tables, questions and queues. */
export const serviceEnv = {
  ...processEnv,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  RPC: z.enum(['on', 'off']).default('on'),
  RPC_PORT: port,
  /** `all`, `none`, or queue names separated by commas. */
  QUEUES: z.string().default('all'),
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processEnv>>;
export type ServiceEnv = z.infer<z.ZodObject<typeof serviceEnv>>;

/** The scheme that an address should have, when nothing else is wrong; the shortest of several ("redis" or "rediss"). */
const schemeWanted = (issue: z.core.$ZodRawIssue) => {
  if (!('note' in issue && issue.note === 'Invalid protocol' && 'pattern' in issue)) return '';
  const scheme = String(issue.pattern).replace(/\([^)]*\)\?|.\?|[/^$]/g, '');
  return ` that begins with ${scheme}://`;
};

/** What is wrong with a variable, in words for the person who sets it; undefined for kinds of faults that have no wording here. */
function faultOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'is not a whole number' : `is not ${issue.expected}`;
    case 'invalid_format':
      return issue.format === 'url' ? `is not an address${schemeWanted(issue)}` : undefined;
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? `is shorter than ${issue.minimum} characters` : `is less than ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `is longer than ${issue.maximum} characters` : `is more than ${issue.maximum}`;
    default:
      return undefined;
  }
}

/** On a Redis Cluster all keys must have the hash tag whose node is asked; what is wrong with that, or nothing. */
function clusterFaults({ REDIS_URL, REDIS_PREFIX }: { REDIS_URL?: unknown; REDIS_PREFIX?: unknown }): string[] {
  const tag = typeof REDIS_URL === 'string' ? clusterTagOf(REDIS_URL) : null;
  if (tag === null) return [];
  if (tag === '') return ['  REDIS_URL names no hash tag of the Redis Cluster, such as redis+cluster://host:6379/folia'];
  return hashTagOf(String(REDIS_PREFIX)) === tag ? [] : [`  REDIS_PREFIX is not {${tag}}, as the Redis Cluster of REDIS_URL asks for`];
}

/** Reads the configuration once. Throws one error that names every faulty variable and says in plain words what is wrong with it. */
export function readEnv<S extends z.ZodRawShape>(shape: S, source: NodeJS.ProcessEnv = process.env): z.infer<z.ZodObject<S>> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.object(shape).safeParse(set, { error: faultOf });
  const faults = parsed.success ? clusterFaults(parsed.data) : parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new Error(`The configuration is not complete:\n${faults.join('\n')}`);
}
