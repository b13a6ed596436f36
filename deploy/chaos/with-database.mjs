import pg from 'pg';

/**
 * Asks the database as its owner; `use` is handed a function that runs a statement and answers its rows.
 * @param {string} url
 */
export async function withDatabase(url, use) {
  const client = new pg.Client({ connectionString: url });
  // A fault may take the connection away at any time: the next statement says so.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}
