import pg from 'pg';
import { percentile } from './figures.mjs';

const people = 200_000;
const perText = 40;

/** Rows written in one transaction: each takes a lock on its person. */
const atOnce = 2_000;

/** Words as people have them: few first names that many share, many last names, some skills that half of all have. */
const seed = (from, to) => `
  WITH names AS (
    SELECT n, (ARRAY['Maria','Mariana','Marek','Ada','Jan','Anna','Olga','Paul','Pavel','Zoë','Søren','Chen','Ming','Amina','Fatima','José','Lena','Noah','Omar','Ruth'])[1 + n % 20] AS first,
      initcap((ARRAY['no','ko','be','ma','sto','lind','han','pe','wi','gra'])[1 + n / 20 % 10] || (ARRAY['va','wal','rg','ne','er','qvist','sen','tro','ll','ham'])[1 + n / 200 % 10]
        || (ARRAY['k','ski','mann','r','son','a','ov','ez','er','li'])[1 + n / 2000 % 10]) AS last
    FROM generate_series(${from}, ${to}) n
  ), made AS (
    INSERT INTO profile (user_id, uname, uname_version, name, headline, visibility)
    SELECT gen_random_uuid(), 'bench-' || to_hex(n), 1, first || ' ' || last || CASE WHEN n % 3 = 0 THEN ' ' || to_hex(n) ELSE '' END,
      (ARRAY['Software engineer','Nurse','Teacher of mathematics','Naval architect','Product designer'])[1 + n % 5], 'public'
    FROM names RETURNING user_id
  )
  INSERT INTO item (id, owner_id, kind, fields, position, provenance)
  SELECT gen_random_uuid(), user_id, 'skill', jsonb_build_object('name', skill), place, '{"source": "hand"}'
  FROM (SELECT user_id, row_number() OVER () + ${from} AS n FROM made) m,
    unnest(ARRAY[CASE WHEN n % 2 = 0 THEN 'JavaScript' ELSE 'Planning' END, 'Speciality ' || n % 5000]) WITH ORDINALITY AS skills (skill, place)`;

const texts = [
  'ma',
  'an',
  'no',
  'maria',
  'marek novak',
  'bench-1f',
  'javascript',
  'software',
  'speciality 4711',
  'stoersonn',
  'wiqvistov',
  'zoe',
  'x',
  'nobody at all',
  'kowalsky',
];

/** One person's searches are limited, so several take turns. */
const searchers = 8;

async function inDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** People search through the product, over HTTP: every text as often, one after the other, each beside a question that reads two rows. */
export async function benchSearch({ product, makePerson, databaseUrl }) {
  const refresh = `SELECT refresh_search_document(user_id) FROM profile WHERE uname IN (SELECT 'bench-' || to_hex(n) FROM generate_series($1::int, $2::int) n)`;
  const fill = async (client, half) => {
    for (let from = 1 + half * atOnce; from <= people; from += 2 * atOnce) {
      await client.query(seed(from, from + atOnce - 1));
      await client.query(refresh, [from, from + atOnce - 1]);
    }
  };
  await Promise.all([0, 1].map((half) => inDatabase(databaseUrl, (client) => fill(client, half))));
  await inDatabase(databaseUrl, (client) => client.query('VACUUM ANALYZE search_document, search_word'));
  const codes = [];
  for (let index = 0; index < searchers; index++) codes.push((await makePerson()).authCode);
  const figures = [];
  const plain = [];
  let failed = 0;
  const timed = async (path, turn) => {
    const began = performance.now();
    const response = await fetch(product.url + path, { headers: { authorization: `Bearer folia:${codes[turn % searchers]}` } });
    await response.arrayBuffer();
    if (!response.ok) failed++;
    return performance.now() - began;
  };
  for (let turn = 0; turn < texts.length * perText; turn++) {
    const text = texts[turn % texts.length];
    figures.push({ text, ms: await timed(`/api/users/search?text=${encodeURIComponent(text)}`, turn) });
    plain.push(await timed('/api/me/settings', turn));
  }
  // The first round warms what a running product has warm.
  const warm = figures.slice(texts.length * 4).map(({ ms }) => ms);
  const slowest = texts
    .map((text) => ({
      text,
      p50: percentile(
        figures.filter((one) => one.text === text).map(({ ms }) => ms),
        0.5,
      ),
    }))
    .sort((a, b) => b.p50 - a.p50)[0];
  return [
    {
      what: `people search over ${people.toLocaleString('en')} people`,
      'p50 ms': percentile(warm, 0.5).toFixed(1),
      'p99 ms': percentile(warm, 0.99).toFixed(1),
      'p50, p99 of two rows': `${percentile(plain, 0.5).toFixed(1)}, ${percentile(plain, 0.99).toFixed(1)}`,
      goal: 'p99 <= 20',
      slowest: `${slowest.text}: ${slowest.p50.toFixed(1)} ms`,
      failed,
    },
  ];
}
