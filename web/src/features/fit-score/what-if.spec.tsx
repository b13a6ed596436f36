/** @jest-environment jsdom */
import type { AnyFields } from '@folia/contracts/item/fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WhatIf } from './what-if';
import { whatIfTexts } from './what-if-texts';

const score = {
  id: '00000000-0000-4000-8000-000000000001',
  postingId: '00000000-0000-4000-8000-000000000002',
  profileId: null,
  score: 61,
  company: 'Meridian',
  role: 'Engineer',
  createdAt: '2026-11-20T10:00:00.000Z',
};
let asked: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  window.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input).replace(/^.*\/api/, '');
    if (init.method === 'POST') asked.push(JSON.parse(String(init.body)).content.fields);
    const comparison = { against: score.id, difference: 4, otherScorer: false, changes: [] };
    const body = path === '/fit-scores' ? { items: [score] } : path.endsWith('/what-if') ? { score: 65, comparison } : { items: [] };
    return { status: 200, statusText: '', headers: new Headers({ 'content-type': 'application/json' }), text: async () => JSON.stringify(body) } as Response;
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));

it('a score is asked for an entry only once it could be saved', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const shown = (fields: AnyFields) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WhatIf kind="certification" itemId={null} fields={fields} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(shown({}));
  await wait();
  expect(screen.getByText(whatIfTexts.notYet)).toBeTruthy();
  rerender(shown({ issuer: 'CNCF', date: '20' }));
  await wait();
  expect(asked).toEqual([]);
  rerender(shown({ name: 'CKA', issuer: 'CNCF' }));
  await wait();
  await wait();
  expect(asked).toEqual([{ name: 'CKA', issuer: 'CNCF' }]);
  expect(screen.getByRole('status').textContent).toContain('65');
  expect(screen.queryByText(whatIfTexts.notYet)).toBeNull();
});
