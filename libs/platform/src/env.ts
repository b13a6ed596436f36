import { z } from 'zod';

const placeholder = /^(change-?me|secret|password|example|placeholder|test|dev)/i;

/** A secret of at least `min` characters; obvious placeholders are refused in production. */
export const secret = (min = 32) =>
  z
    .string()
    .min(min)
    .refine((value) => process.env.NODE_ENV !== 'production' || !placeholder.test(value), 'is a placeholder');

export const port = z.coerce.number().int().min(1).max(65_535);

/** What every process of Folia is told; see deploy/README.md for the meaning of each variable. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  REDIS_PREFIX: z.string().default('folia'),
  INNER_KEY: secret(),
  HEALTH_PORT: port,
  FILE_STORE: z.string().min(1),
  USER_RPC: z.url({ protocol: /^tcp$/ }),
  PORTFOLIO_RPC: z.url({ protocol: /^tcp$/ }),
  AI_RPC: z.url({ protocol: /^tcp$/ }),
  SHARING_RPC: z.url({ protocol: /^tcp$/ }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
};

/** What a service with tables, questions and queues is told on top. */
export const serviceEnv = {
  ...processEnv,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  RPC: z.enum(['on', 'off']).default('on'),
  RPC_PORT: port,
  /** `all`, `none`, or queue names with commas between them. */
  QUEUES: z.string().default('all'),
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processEnv>>;
export type ServiceEnv = z.infer<z.ZodObject<typeof serviceEnv>>;

/** Reads the configuration once. Throws one error that names every variable at fault. */
export function readEnv<S extends z.ZodRawShape>(shape: S, source: NodeJS.ProcessEnv = process.env): z.infer<z.ZodObject<S>> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.object(shape).safeParse(set);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not complete:\n${faults.join('\n')}`);
}
