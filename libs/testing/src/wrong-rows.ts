import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOptions, type Entity } from '@folia/platform/database';
import { type Statement, statements } from '@folia/platform/statement';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import { compareEntities } from './compare-entities';
import { compareStatements } from './compare-statements';
import { cloneDatabase } from './postgres';

/** The name of a statement, in the code that makes it. */
const madeWith = /\bstatement\(\s*'(.+?)'/g;
/** The files that run statements and make schemas. */
const ownSql = new Set(['statement.ts', 'database.ts']);
const platform = join(__dirname, '../../platform/src');

/**
 * Compares all statements and entities of a service with its migrated database ({@link compareStatements}, {@link compareEntities}), and looks for SQL outside
 * of them. Loads the service. Answers one sentence per fault; none when all is well.
 * @param folder the service's `src`
 * @param migrate runs the service's migrations at the address it is given, and leaves no connection open
 */
export async function wrongRows(service: string, folder: string, migrate: (url: string) => Promise<void>): Promise<string[]> {
  const copy = await cloneDatabase(service, migrate);
  const { own, wrong } = statementsOf(folder);
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target as Entity);
  const database = await new DataSource(databaseOptions(copy.url, service, entities, [])).initialize();
  try {
    return [...wrong, ...(await compareStatements(copy.url, own)), ...(await compareEntities(database))];
  } finally {
    await database.destroy();
    await copy.drop();
  }
}

function statementsOf(folder: string): { own: Statement[]; wrong: string[] } {
  const files = load(folder);
  const names = files.flatMap((file) => file.names);
  const shared = new Set(folder === platform ? [] : load(platform).flatMap((file) => file.names));
  // A service also has the statements that the platform makes for its tables.
  const own = statements().filter(({ name }) => (folder === platform ? names.includes(name) : !shared.has(name)));
  const unmade = names.filter((name) => !own.some((one) => one.name === name)).map((name) => `${name} is made in a function: make it at module scope`);
  const raw = files.filter(({ isRaw }) => isRaw).map(({ file }) => `${file} has SQL that is no statement: .query(`);
  return { own, wrong: [...unmade, ...raw] };
}

/** Loads everything that makes statements and entities: a service's module, and every file that contains one. */
function load(folder: string): { file: string; names: string[]; isRaw: boolean }[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.spec)\.ts$/.test(file) && !/^(migrations|fixtures)\//.test(file),
  );
  return sources.map((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const names = [...source.matchAll(madeWith)].map(([, name]) => name ?? '');
    if (names.length > 0 || /app\.module\.ts$|\.entity\.ts$/.test(file)) require(join(folder, file));
    return { file, names, isRaw: !(folder === platform && ownSql.has(file)) && /\.query[(<]/.test(source) };
  });
}
