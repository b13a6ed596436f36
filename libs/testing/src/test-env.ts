/** A variable that `npm test` sets for the specs it runs. */
export function testEnv(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this spec with \`npm test -- unit <part of its name>\``);
  return value;
}
