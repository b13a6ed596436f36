/** Numbers that follow from a seed, so that a run can be repeated (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    below,
    between: (from, to) => from + below(to - from),
    oneOf: (list) => list[below(list.length)],
    shuffled: (list) =>
      list
        .map((value) => [next(), value])
        .toSorted(([one], [other]) => one - other)
        .map(([, value]) => value),
  };
}
