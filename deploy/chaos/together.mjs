/** What the turns of a run came to together, as the table wants it. */
export function together(turns) {
  const sum = (key) => turns.reduce((total, turn) => total + turn[key], 0);
  return { accepted: sum('accepted'), done: sum('done'), failed: sum('failed'), wrongs: turns.flatMap(({ wrongs }) => wrongs) };
}
