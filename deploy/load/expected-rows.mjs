/** What each action of the mix leaves behind, by table. What is not listed must not grow. */
const leaves = {
  'ai.fit_score': { score: 1 },
};

/** The most rows that a table may have gained, and by which actions. */
export function expectedRows(table, done) {
  const each = leaves[table] ?? {};
  const most = Object.entries(each).reduce((sum, [action, rows]) => sum + rows * (done[action] ?? 0), 0);
  return {
    most,
    by: Object.entries(each)
      .map(([action, rows]) => `${rows} x ${action}`)
      .join(', '),
  };
}
