import type { Client } from 'pg';

type Plan = { Output?: string[]; Plans?: Plan[]; 'Join Type'?: string; 'Parent Relationship'?: string };

/** Which columns of a statement an outer join may fill with null, according to its plan, which names columns as the joined tables do. */
export async function outerJoined(client: Client, text: string): Promise<boolean[]> {
  const explained = await client.query(`EXPLAIN (VERBOSE, FORMAT JSON, GENERIC_PLAN) ${text}`);
  const plan: Plan = explained.rows[0]['QUERY PLAN'][0].Plan;
  const filled = new Set<string>();
  const visit = (node: Plan) => {
    for (const child of node.Plans ?? []) {
      const isInner = child['Parent Relationship'] === 'Inner';
      const join = node['Join Type'];
      if (join === 'Full' || (join === 'Left' && isInner) || (join === 'Right' && !isInner)) for (const name of child.Output ?? []) filled.add(name);
      visit(child);
    }
  };
  visit(plan);
  return (plan.Output ?? []).map((name) => filled.has(name));
}
