import { KeptPages } from './kept-pages';

const minute = 60_000;

/** A page of somebody, as the service that knows it tells: `etag` null is private, `isAway` that nobody tells. */
function somebody() {
  const state = { now: 1_000, etag: 'W/"1"' as string | null, isAway: false, rendered: 0 };
  const pages = new KeptPages(() => state.now);
  const ask = async () => {
    if (state.isAway) throw new Error('away');
    return state.etag;
  };
  const render = async () => {
    state.rendered += 1;
    if (state.etag === null) return { status: 404, body: Buffer.from('nobody') };
    return { status: 200, body: Buffer.from(`page ${state.etag}`), etag: state.etag };
  };
  const visit = async (match?: string) => {
    const { status, body } = await pages.answer('/ada', match, ask, render);
    return `${status} ${body}`.trim();
  };
  return { state, pages, visit, render };
}

test('a page is rendered once per version, and who has it is told so', async () => {
  const { state, visit } = somebody();
  expect([await visit(), await visit(), await visit('W/"1"')]).toEqual(['200 page W/"1"', '200 page W/"1"', '304']);
  expect(state.rendered).toBe(1);
  state.etag = 'W/"2"';
  expect(await visit('W/"1"')).toBe('200 page W/"2"');
});

test('while nobody can say whether it is public, the last page is shown for a minute after it was last known to be, and then no more', async () => {
  const { state, visit } = somebody();
  await visit();
  state.now += 10 * minute;
  await visit();
  state.isAway = true;
  state.now += minute - 1;
  expect([await visit(), await visit('W/"1"')]).toEqual(['200 page W/"1"', '304']);
  state.now += 1;
  await expect(visit()).rejects.toThrow('away');
});

test('what is shown in an outage does not make the minute longer', async () => {
  const { state, visit } = somebody();
  await visit();
  state.isAway = true;
  for (let second = 0; second < 59; second++) {
    state.now += 1_000;
    expect(await visit()).toBe('200 page W/"1"');
  }
  state.now += 1_000;
  await expect(visit()).rejects.toThrow('away');
});

test('the minute counts from the question: made private right after it was answered, before that reached us, a page is shown no longer', async () => {
  const { state, pages, visit, render } = somebody();
  const slowAnswer = async () => {
    state.now += 4_000;
    return state.etag;
  };
  await pages.answer('/ada', undefined, slowAnswer, render);
  // The switch could have happened 4 s ago.
  state.isAway = true;
  state.now += minute - 4_001;
  expect(await visit()).toBe('200 page W/"1"');
  state.now += 1;
  await expect(visit()).rejects.toThrow('away');
});

test('a page known to be private, or to have changed, is not shown in an outage', async () => {
  const { state, visit } = somebody();
  await visit();
  state.etag = null;
  expect(await visit()).toBe('404 nobody');
  state.isAway = true;
  await expect(visit()).rejects.toThrow('away');
});

test('a page that was changed while it could not be rendered is not shown as it was', async () => {
  const { state, pages, visit } = somebody();
  await visit();
  state.etag = 'W/"2"';
  const failed = { status: 503, body: Buffer.from('away') };
  expect(
    await pages.answer(
      '/ada',
      undefined,
      async () => state.etag,
      async () => failed,
    ),
  ).toBe(failed);
  state.isAway = true;
  await expect(visit()).rejects.toThrow('away');
});

test('a named profile, and a page that nobody has visited, is not shown in an outage', async () => {
  const { state, pages, visit, render } = somebody();
  await visit();
  const etag = state.etag;
  await pages.answer('/ada?profile=talks', undefined, async () => etag, render);
  const away = async () => {
    throw new Error('away');
  };
  for (const url of ['/ada?profile=talks', '/bo']) await expect(pages.answer(url, undefined, away, render)).rejects.toThrow('away');
});
