/** @jest-environment jsdom */
import type { DisplayMode } from '@folia/contracts/message/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api';
import { ThreadList } from './thread-list';

const thread = (place: number) => ({
  id: `t${place}`,
  with: { id: `p${place}`, uname: `p${place}`, name: `Person ${place}`, photo: null },
  last: { text: 'Hello', mine: false, at: '2026-01-01T00:00:00.000Z' },
  unread: 0,
});

type Call = { query: { mode: DisplayMode; cursor?: string } };

afterEach(() => jest.restoreAllMocks());

test('a mode that comes back begins with its first page: list, place and more are set back', async () => {
  const get = jest.spyOn(api, 'get').mockImplementation(async (_path, call) => {
    const isSecond = Boolean((call as Call).query.cursor);
    const first = isSecond ? 10 : 0;
    return { items: Array.from({ length: 10 }, (_, place) => thread(first + place)), nextCursor: isSecond ? null : 't9' } as never;
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false } } });
  const list = (mode: DisplayMode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ThreadList mode={mode} current={null} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const shown = render(list('inbox'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Person 19')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  shown.rerender(list('archived'));
  await screen.findByText('Person 0');
  await act(async () => {});
  shown.rerender(list('inbox'));
  expect(await screen.findByText('Person 0')).toBeTruthy();
  expect(screen.queryByText('Person 19')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
  expect(get.mock.calls.filter(([, call]) => (call as Call).query.mode === 'inbox' && !(call as Call).query.cursor)).toHaveLength(2);
  shown.unmount();
});
