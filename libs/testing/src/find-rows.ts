import { Client } from 'pg';
import type { Found } from './judge-run';

type Rows = Pick<Found, 'jobs' | 'units' | 'counts' | 'results' | 'notifications' | 'waiting'>;

const questions: Record<keyof Omit<Rows, 'waiting'>, string> = {
  jobs: `SELECT id, kind, owner_id AS "ownerId", state FROM ai.job WHERE owner_id = ANY($1)`,
  units: `SELECT job_id AS "jobId", meter, account_id AS "ownerId", state FROM "user".usage WHERE account_id = ANY($1)`,
  // Answers of the assistant and the like are counted without rows of their own.
  counts: `
    SELECT account_id AS "ownerId", meter, used FROM "user".usage_count
    WHERE account_id = ANY($1) AND meter IN ('resume-import', 'fit-score', 'tailor-made')`,
  results: `
    SELECT id AS "jobId", 'fit-score' AS kind, owner_id AS "ownerId", posting_id::text AS about, result IS NOT NULL OR same_as IS NOT NULL AS "isThere"
    FROM ai.fit_score WHERE owner_id = ANY($1)
    UNION ALL
    SELECT id, 'resume-import', owner_id, sha256, result IS NOT NULL FROM ai.resume_import WHERE owner_id = ANY($1)`,
  notifications: `SELECT about AS "jobId", kind FROM "user".notification WHERE user_id = ANY($1) AND about IS NOT NULL AND kind LIKE 'import-%'`,
};

/**
 * What the services' tables say of these people, asked as the owner of the database. Their jobs are scores and imports.
 * @param databaseUrl a superuser's address of the database that holds every service's schema
 */
export async function findRows(databaseUrl: string, people: readonly string[]): Promise<Rows> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const found: Partial<Record<keyof Rows, unknown[]>> = {};
    for (const [name, text] of Object.entries(questions)) found[name as keyof Rows] = (await client.query(text, [people])).rows;
    const services = ['user', 'portfolio', 'ai', 'sharing'];
    const counted = services.map((service) => `SELECT '${service}' AS service, count(*)::int AS events FROM "${service}".outbox`);
    return { ...found, waiting: (await client.query(counted.join(' UNION ALL '))).rows } as Rows;
  } finally {
    await client.end();
  }
}
