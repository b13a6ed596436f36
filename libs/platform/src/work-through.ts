/** Does something for each, one after the other, also when it fails for some; throws the first failure at the end. For sweeps: one that fails holds up nobody else. */
export async function workThrough<One>(list: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of list) await work(one).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
