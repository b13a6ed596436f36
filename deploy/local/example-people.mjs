import { isDeepStrictEqual } from 'node:util';
import { drawingsOf, readExamples } from './examples/read-examples.mjs';
import { pictureRenderer } from './examples/render-pictures.mjs';
import { makePeople } from './make-people.mjs';
import { PlainError } from './plain-error.mjs';

/** Asks the running product as this person; gives the answer's JSON. */
function askerOf(url, { authCode }) {
  const headers = { authorization: `Bearer folia:${authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: body && !isForm ? JSON.stringify(body) : body,
    });
    if (!response.ok) throw new PlainError(`An example could not be saved (${method} ${path}): ${await response.text()}`);
    return response.json();
  };
}

/** What an example's page shows, for comparing it with what is there. */
const wanted = ({ basics, items }) => ({ basics, items: items.map(([kind, fields, pictures = []]) => [kind, fields, pictures.map(({ alt }) => alt)]) });

function shown({ profile, items }, { basics, items: examples }) {
  const kinds = [...new Set(examples.map(([kind]) => kind))];
  const inOrder = items.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.position - b.position);
  return {
    basics: Object.fromEntries(Object.keys(basics).map((name) => [name, profile[name]])),
    items: inOrder.map(({ kind, fields, media = [] }) => [kind, fields, media.map(({ alt }) => alt)]),
  };
}

async function addPictures(ask, itemId, pictures, draw) {
  for (const { picture, alt } of pictures) {
    const form = new FormData();
    form.append('file', new Blob([draw(picture)], { type: 'image/png' }), `${picture}.png`);
    const { id } = await ask('POST', `/api/items/${itemId}/media`, form);
    await ask('PATCH', `/api/media/${id}`, { alt });
  }
}

/** Writes an example again, unless its page already says the very same. Gives whether anything was written. */
async function write(ask, example, { uname }, render) {
  const view = await ask('GET', `/api/portfolios/${uname}`);
  if (view.owner.visibility === 'public' && isDeepStrictEqual(shown(view, example), wanted(example))) return false;
  for (const { id } of view.items) await ask('DELETE', `/api/items/${id}`);
  const drawings = await drawingsOf(example.uname);
  // New items stand first, so the last one goes in first.
  for (const [kind, fields, pictures = []] of example.items.toReversed()) {
    const { id } = await ask('POST', '/api/items', { content: { kind, fields } });
    await addPictures(ask, id, pictures, (name) => render(drawings[name]()));
  }
  const { owner } = await ask('GET', `/api/portfolios/${uname}`);
  // Published last: a page that strangers see is whole.
  await ask('PATCH', '/api/me/profile', { version: owner.profileVersion, visibility: 'public', basics: example.basics });
  return true;
}

/** Makes people with public portfolios worth looking at, through the API like anybody; prints where they are. Running it again changes nothing. */
export async function makeExamplePeople({ user, gateway }) {
  const url = `http://localhost:${gateway.PORT}`;
  const examples = readExamples();
  const people = makePeople(
    user,
    examples.map(({ uname, name }) => ({ key: `example-${uname}`, name })),
  );
  const render = await pictureRenderer();
  for (const [at, example] of examples.entries()) {
    const isWritten = await write(askerOf(url, people[at]), example, people[at], render);
    console.log(`${example.name}: ${gateway.APP_URL}/${people[at].uname}${isWritten ? '' : ' (was there already)'}`);
  }
  console.log(`All of them: ${gateway.APP_URL}/feed-preview`);
}
