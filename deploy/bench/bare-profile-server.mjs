import Fastify from 'fastify';
import pg from 'pg';

// The reference: one profile as one JSONB document by its unique name, out of a bare Fastify over a bare driver, prepared, pool of 10.
const [, , databaseUrl, port] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const server = Fastify();
server.get('/profile/:uname', async (request, reply) => {
  const { rows } = await pool.query({ name: 'profile', text: 'SELECT doc FROM bench_profile WHERE uname = $1', values: [request.params.uname] });
  return rows[0] ? rows[0].doc : reply.status(404).send();
});
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
