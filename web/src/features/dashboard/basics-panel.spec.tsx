/** @jest-environment jsdom */

import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { ToastHost } from '../../ui/toast';
import { BasicsPanel } from './basics-panel';

// The dialog and the rules are in separate scripts, and a busy machine compiles them late.
configure({ asyncUtilTimeout: 20_000 });

jest.mock('../../lib/drafts', () => ({ saveDraft: jest.fn(async () => {}), readDraft: jest.fn(async () => undefined), dropDraft: jest.fn(async () => {}) }));

const profile = { name: 'Ida', headline: 'Acoustician', summary: '', location: 'Malmö', links: [{ label: 'Home', url: 'https://ida.example' }] };
const contact = { email: { value: 'ida@example.com', visibility: 'private' }, phone: { value: '', visibility: 'private' } };
const view = { ownerId: 'p1', profile, owner: { profileVersion: 7, ...contact } } as unknown as PortfolioView;
const values = { ...profile, ...contact };

let sent: unknown[] = [];
let answer: [status: number, body: unknown] = [200, {}];
beforeEach(() => {
  sent = [];
  answer = [200, {}];
  window.fetch = jest.fn(async (_input: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push(JSON.parse(String(init.body)));
    const [status, body] = answer;
    return { status, statusText: '', headers: new Headers({ 'content-type': 'application/json' }), text: async () => JSON.stringify(body) } as Response;
  });
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

async function open() {
  const onClose = jest.fn();
  render(
    <MemoryRouter>
      <ToastHost>
        <BasicsPanel view={view} visible onClose={onClose} onChanged={async () => {}} />
      </ToastHost>
    </MemoryRouter>,
  );
  await screen.findByLabelText('Name');
  return { onClose };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends only what was changed, with the version it was read at, and keeps no draft of it', async () => {
  const { onClose } = await open();
  write('Headline', 'Acoustician in Malmö');
  await waitFor(() => expect(saveDraft).toHaveBeenLastCalledWith('p1', 'profile', { ...values, headline: 'Acoustician in Malmö' }));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ version: 7, basics: { headline: 'Acoustician in Malmö' } }]);
  expect(dropDraft).toHaveBeenLastCalledWith('p1', 'profile');
});

it("says the contract's rules at their fields before anything is sent, and puts the caret into the first", async () => {
  await open();
  write('Name', ' ');
  write('Link 1, address', 'nowhere');
  write('E-mail', 'ida');
  save();
  await screen.findByText('This is needed.');
  expect(sent).toEqual([]);
  expect(screen.getByText('Use an address such as example.com/page')).toBeTruthy();
  expect(screen.getByText('Use an address such as ida@example.com')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  write('Name', 'Ida L');
  await waitFor(() => expect(screen.queryByText('This is needed.')).toBeNull());
});

it("puts the server's own refusal at its field", async () => {
  answer = [422, { code: 'BODY_INVALID', message: '', details: { issues: [{ path: 'basics.phone.value', message: 'is not a phone number' }] } }];
  await open();
  write('Phone', '+46 70 123');
  save();
  await screen.findByText('Check the marked fields. What you typed is kept here.');
  expect(sent).toHaveLength(1);
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Phone'));
});

it('leaves a line without a link out, and adds and removes lines', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add a link' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a link' }));
  write('Link 3, address', 'https://second.example');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      version: 7,
      basics: {
        links: [
          { label: 'Home', url: 'https://ida.example' },
          { label: '', url: 'https://second.example' },
        ],
      },
    },
  ]);
});

it('brings back what was typed last time, and gives it up when it is closed by hand', async () => {
  jest.mocked(readDraft).mockResolvedValueOnce({ ...values, headline: 'Typed on the train', links: [] });
  await open();
  await screen.findByText('What you typed last time and did not save is back.');
  expect(field('Headline').value).toBe('Typed on the train');
  expect(screen.queryByLabelText('Link 1, address')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dropDraft).toHaveBeenLastCalledWith('p1', 'profile');
});
