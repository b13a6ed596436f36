/** One line of the table; what was not looked at stays empty. */
export function rowOf(run, result, seconds) {
  const count = (...kinds) => result.wrongs.filter(({ what }) => kinds.includes(what)).length;
  const rounded = (value) => (value === undefined ? '' : Number(value.toFixed(1)));
  return {
    run: run.name,
    times: result.times,
    accepted: result.accepted ?? '',
    done: result.done ?? '',
    failed: result.failed ?? '',
    lost: count('lost', 'waiting'),
    doubled: count('doubled'),
    ledger: count('ledger'),
    paid: count('paid'),
    backwards: count('backwards'),
    files: count('leftover'),
    'resumed p95 s': rounded(result.resumedS),
    'healed s': rounded(result.healedS),
    's in all': Math.round(seconds),
    verdict: result.wrongs.length + result.missed.length === 0 ? 'held' : 'MISSED',
  };
}
