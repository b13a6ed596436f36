/** Thirty entries on a public page; answers their ids. */
export async function makeReadPortfolio(ask) {
  const items = [];
  for (let count = 0; count < 30; count++) {
    const { body } = await ask('POST', '/api/items', { content: { kind: 'work', fields: { position: `Cook ${count}`, employer: 'Harbor' } } });
    items.push(body.id);
  }
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Cook' } });
  return items;
}
