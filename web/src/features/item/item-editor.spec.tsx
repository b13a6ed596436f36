/** @jest-environment jsdom */

import { itemFields, itemKinds } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { ItemFieldsForm } from './item-fields-form';
import { ItemSection } from './item-section';
import { texts } from './texts';

jest.mock('../../lib/drafts', () => ({ saveDraft: jest.fn(async () => {}), readDraft: jest.fn(async () => undefined), dropDraft: jest.fn(async () => {}) }));

const project: Item = {
  id: 'p1',
  kind: 'project',
  fields: { name: 'Harbor', summary: 'A queue.' },
  visibility: 'public',
  position: 0,
  version: 4,
  updatedAt: '2026-01-01T00:00:00Z',
  provenance: { source: 'import', importId: 'i', fields: { name: [{ page: 2, words: 'Harbor, a queue', box: null, confidence: 1, method: 'text' }] } },
};
const other: Item = { ...project, id: 'p2', fields: { name: 'Tide' }, position: 1, provenance: { source: 'hand' } };

type Sent = { method: string; path: string; body: Record<string, unknown> };
let sent: Sent[] = [];
let answers: Record<string, () => [status: number, body: unknown]> = {};

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answers = {};
  window.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input).replace(/^.*\/api/, '');
    const call = { method: init.method ?? 'GET', path, body: init.body ? JSON.parse(String(init.body)) : {} };
    if (call.method !== 'GET') sent.push(call);
    const [status, body] = answers[`${call.method} ${path}`]?.() ?? [200, { items: [project, other] }];
    if (status === 0) throw new TypeError('offline');
    return { status, statusText: '', headers: new Headers({ 'content-type': 'application/json' }), text: async () => JSON.stringify(body) } as Response;
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.clearAllMocks();
});

const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(itemId?: string) {
  const onOpen = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })}>
      <ItemSection kind="project" itemId={itemId} onOpen={onOpen} onClose={() => {}} onChanged={() => {}} />
    </QueryClientProvider>,
  );
  await wait(20);
  return { onOpen };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const accepted =
  (fields: Item['fields'], version = 5) =>
  (): [number, unknown] => [200, { ...project, fields, version }];

it.each(itemKinds)('draws a control for every field of %s', (kind) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ItemFieldsForm kind={kind} fields={{}} errors={{}} item={null} onEdit={() => {}} />
    </QueryClientProvider>,
  );
  for (const name of Object.keys(itemFields[kind])) expect(screen.getAllByText(texts.label(name as 'name')).length).toBeGreaterThan(0);
});

it('saves a second after the last key, once, with the version it was read at', async () => {
  answers['PATCH /items/p1'] = accepted({ name: 'Harbor', summary: 'A fast queue.' });
  await open();
  write('Description', 'A fast');
  await wait(600);
  write('Description', 'A fast queue.');
  expect(screen.getByText('Saving')).toBeTruthy();
  await wait(1100);
  expect(sent).toEqual([
    { method: 'PATCH', path: '/items/p1', body: { version: 4, content: { kind: 'project', fields: { name: 'Harbor', summary: 'A fast queue.' } } } },
  ]);
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
  expect(dropDraft).toHaveBeenCalled();
});

it('keeps what is typed when the server fails, says the request, and saves on the next try', async () => {
  answers['PATCH /items/p1'] = () => [500, { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'r-9' }];
  await open();
  write('Name', 'Harbour');
  await wait(1100);
  expect(screen.getByText('request r-9')).toBeTruthy();
  expect(field('Name').value).toBe('Harbour');
  expect(saveDraft).toHaveBeenLastCalledWith('guest', 'item-p1', { fields: { name: 'Harbour', summary: 'A queue.' }, visibility: 'public', version: 4 });
  // The list is rolled back to the true state.
  expect(screen.getByRole('button', { name: /^Harbor Public/ })).toBeTruthy();
  answers['PATCH /items/p1'] = accepted({ name: 'Harbour', summary: 'A queue.' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(20);
  expect(screen.getByText(/^Saved/)).toBeTruthy();
});

it('sends what still waits when the editor is closed', async () => {
  answers['PATCH /items/p1'] = accepted({ name: 'Harbour', summary: 'A queue.' });
  await open();
  write('Name', 'Harbour');
  cleanup();
  await wait(20);
  expect(sent.at(-1)?.body).toMatchObject({ version: 4, content: { fields: { name: 'Harbour' } } });
});

it('says that it is offline and saves by itself when it is not any more', async () => {
  answers['PATCH /items/p1'] = () => [0, null];
  await open();
  write('Name', 'Harbour');
  await wait(1100);
  expect(screen.getByText('Offline, kept here')).toBeTruthy();
  answers['PATCH /items/p1'] = accepted({ name: 'Harbour', summary: 'A queue.' });
  fireEvent(window, new Event('online'));
  await wait(20);
  expect(screen.getByText(/^Saved/)).toBeTruthy();
});

it("puts a rule at its field, the browser's own and the server's", async () => {
  await open();
  write('Web address', 'harbor');
  await wait(1100);
  expect(sent).toHaveLength(0);
  expect(screen.getByText('Use an address such as example.com/page')).toBeTruthy();
  answers['PATCH /items/p1'] = () => [
    422,
    { code: 'BODY_INVALID', message: '', details: { issues: [{ path: 'content.fields.url', message: 'is not a web address' }] } },
  ];
  write('Web address', 'https://harbor.example');
  await wait(1100);
  expect(field('Web address').getAttribute('aria-invalid')).toBe('true');
});

it('shows both versions of a conflict and puts mine on top of theirs when that is wanted', async () => {
  const theirs = { ...project, version: 9, fields: { name: 'Harbor', summary: 'Theirs.' } };
  await open();
  answers['PATCH /items/p1'] = () => [409, { code: 'VERSION_CONFLICT', message: '', details: { version: 9 } }];
  answers['GET /items'] = () => [200, { items: [theirs, other] }];
  write('Description', 'Mine.');
  await wait(1100);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('DescriptionMine.Theirs.');
  answers['PATCH /items/p1'] = accepted({ name: 'Harbor', summary: 'Mine.' }, 10);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await wait(20);
  expect(sent.at(-1)?.body).toMatchObject({ version: 9, content: { fields: { summary: 'Mine.' } } });
  expect(screen.queryByText('Changed elsewhere')).toBeNull();
});

it('keeps both: texts are joined and go on top of theirs', async () => {
  await open();
  answers['PATCH /items/p1'] = () => [409, { code: 'VERSION_CONFLICT', message: '' }];
  answers['GET /items'] = () => [200, { items: [{ ...project, version: 9, fields: { name: 'Harbor', summary: 'Theirs.' } }, other] }];
  write('Description', 'Mine.');
  await wait(1100);
  answers['PATCH /items/p1'] = accepted({ name: 'Harbor', summary: 'Theirs.\n\nMine.' }, 10);
  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  await wait(20);
  expect(sent.at(-1)?.body).toMatchObject({ version: 9, content: { fields: { summary: 'Theirs.\n\nMine.' } } });
});

it('takes theirs without sending anything', async () => {
  await open();
  answers['PATCH /items/p1'] = () => [409, { code: 'VERSION_CONFLICT', message: '' }];
  answers['GET /items'] = () => [200, { items: [{ ...project, version: 9, fields: { name: 'Harbor', summary: 'Theirs.' } }] }];
  write('Description', 'Mine.');
  await wait(1100);
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  await wait(1100);
  expect(field('Description').value).toBe('Theirs.');
  expect(sent).toHaveLength(1);
});

it('brings back what was typed last time', async () => {
  jest.mocked(readDraft).mockResolvedValueOnce({ fields: { name: 'Harbor', summary: 'Typed on the train.' }, visibility: 'public', version: 4 });
  await open();
  expect(field('Description').value).toBe('Typed on the train.');
  await wait(1100);
  expect(sent.at(-1)?.body).toMatchObject({ content: { fields: { summary: 'Typed on the train.' } } });
});

it('adds a new entry under one key, however often it is tried', async () => {
  answers['POST /items'] = () => [503, { code: 'UNAVAILABLE', message: 'Try again in a moment.' }];
  const { onOpen } = await open('new');
  write('Name', 'Ledger');
  fireEvent.click(screen.getByRole('button', { name: 'Add to my portfolio' }));
  await wait(20);
  expect(field('Name').value).toBe('Ledger');
  answers['POST /items'] = () => [201, { ...other, id: 'p3', fields: { name: 'Ledger' } }];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(20);
  const keys = jest
    .mocked(window.fetch)
    .mock.calls.map(([, init]) => (init?.headers as Record<string, string> | undefined)?.['Idempotency-Key'])
    .filter(Boolean);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(onOpen).toHaveBeenCalledWith('project', 'p3');
});

it('deletes after ten seconds, or never when undone', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('button', { name: /^Harbor Public/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await wait(11_000);
  expect(screen.getByRole('button', { name: /^Harbor Public/ })).toBeTruthy();
  expect(sent).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: /^Harbor Public/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await wait(11_000);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /items/p1']);
});

it('moves an entry with Alt and an arrow, and back when the server refuses', async () => {
  const order = () => screen.getAllByRole('button', { name: /Public$/ }).map((button) => button.textContent);
  answers['PUT /items/order'] = () => [500, { code: 'INTERNAL', message: 'No.' }];
  await open();
  fireEvent.keyDown(screen.getByRole('button', { name: /^Harbor Public/ }), { key: 'ArrowDown', altKey: true });
  expect(order()).toEqual(['Tide', 'Harbor']);
  await wait(20);
  expect(sent.at(-1)?.body).toEqual({ kind: 'project', ids: ['p2', 'p1'] });
  expect(order()).toEqual(['Harbor', 'Tide']);
  expect(screen.getByRole('alert').textContent).toContain('The order was not saved');
});

it('raises the words of the resume behind an imported field', async () => {
  await open();
  fireEvent.focus(screen.getByRole('button', { name: 'Evidence 1: the words behind Name' }));
  expect(screen.getByRole('note').textContent).toBe('Harbor, a queueFrom your resume, page 2');
});
