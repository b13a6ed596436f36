import { SitePages } from './site-pages';

test('a page is rendered three times a minute, and who has it is told so; what failed is tried again', async () => {
  const state = { now: 1_000, status: 200, words: 'one', rendered: 0 };
  const pages = new SitePages('', () => state.now);
  const visit = async (match?: string) => {
    const { status, body, etag } = await pages.answer('/pricing', match, async () => {
      state.rendered += 1;
      return { status: state.status, body: Buffer.from(state.words) };
    });
    return { said: `${status} ${body}`.trim(), etag };
  };
  state.status = 503;
  expect([(await visit()).said, (await visit()).said, state.rendered]).toEqual(['503 one', '503 one', 2]);
  state.status = 200;
  const { said, etag } = await visit();
  state.words = 'two';
  expect([said, (await visit()).said, (await visit(etag)).said, state.rendered]).toEqual(['200 one', '200 one', '304', 3]);
  state.now += 20_000;
  expect([(await visit(etag)).said, state.rendered]).toEqual(['200 two', 4]);
  // Rendered again and still the same: whoever has it keeps it.
  const second = (await visit()).etag;
  state.now += 20_000;
  expect([(await visit(second)).said, state.rendered]).toEqual(['304', 5]);
});
