/** @jest-environment jsdom */
import { emptyProfile } from '@folia/contracts/portfolio/fixtures/empty-profile';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { OwnerBar } from './owner-bar';

const view = (visibility: 'public' | 'private'): PortfolioView => ({
  ownerId: 'o',
  uname: 'ada',
  version: 1,
  viewer: 'owner',
  items: [],
  profile: {
    ...emptyProfile,
    name: 'Ada Novak',
    headline: 'Builds bridges',
    summary: 'Text',
    location: 'Graz',
    email: 'ada@x.example',
    phone: '+43 1',
  },
  owner: {
    visibility,
    profileVersion: 3,
    email: { value: 'ada@x.example', visibility: 'public' },
    phone: { value: '+43 1', visibility: 'private' },
    sections: {},
    publicCounts: { work: 2, skill: 1 },
    privateItems: 4,
    profileId: null,
    profiles: [],
  },
});

// Reloading is up to the router, and jsdom has no Request for its loaders.
const reload = jest.fn(async () => {});
jest.mock('react-router-dom', () => ({ ...jest.requireActual('react-router-dom'), useRevalidator: () => ({ revalidate: reload }) }));

const open = (shown: PortfolioView, own: PortfolioView['owner'] = null) =>
  render(
    <MemoryRouter>
      <OwnerBar view={shown} own={own} as={own && 'visitor'} />
    </MemoryRouter>,
  );
const settle = () => act(async () => {});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  reload.mockClear();
});

it('says in one sentence who sees the page', () => {
  open(view('private'));
  expect(screen.getByText('Only you see this page, and people with a link.')).toBeTruthy();
  cleanup();
  open(view('public'));
  expect(screen.getByText(/^Anyone can see this page, search engines too\. 4 items are kept private\./)).toBeTruthy();
});

it('publishes nothing before the dialog has said exactly what becomes public', async () => {
  const patch = jest.spyOn(api, 'patch').mockResolvedValue({ version: 4 });
  open(view('private'));
  fireEvent.click(screen.getByRole('switch', { name: 'Private' }));
  const dialog = await screen.findByRole('dialog');
  expect(patch).not.toHaveBeenCalled();
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map((part) => part.textContent),
  ).toEqual(['Ada Novak', 'Builds bridges', 'your summary and Graz', '1 skill2 jobs4 items stay private.', 'E-mail ada@x.example']);
  fireEvent.click(within(dialog).getByRole('switch', { name: 'Search engines may list it' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make it public' }));
  await settle();
  expect(patch).toHaveBeenCalledWith('/me/profile', { body: { version: 3, visibility: 'public', indexable: false } });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('makes it private at once', async () => {
  const patch = jest.spyOn(api, 'patch').mockResolvedValue({ version: 4 });
  open(view('public'));
  fireEvent.click(screen.getByRole('switch', { name: 'Public' }));
  await settle();
  expect(patch).toHaveBeenCalledWith('/me/profile', { body: { version: 3, visibility: 'private' } });
});

it('loads again and says so when the profile was changed elsewhere', async () => {
  jest.spyOn(api, 'patch').mockRejectedValue(new ApiError(409, 'This was changed elsewhere.', 'VERSION_CONFLICT', { version: 5 }));
  open(view('public'));
  fireEvent.click(screen.getByRole('switch', { name: 'Public' }));
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('changed elsewhere meanwhile');
});

it('tells the owner, while looking as a visitor, what is hidden', () => {
  const { owner, ...rest } = view('private');
  open({ ...rest, viewer: 'stranger', owner: null }, owner);
  expect(screen.getByText(/a visitor sees nothing/).textContent).toContain('if you made it public');
  expect(screen.getByText(/4 private items are hidden/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to my view' }).getAttribute('href')).toBe('/ada');
});

describe('a named profile', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const named = (visibility: 'public' | 'private'): PortfolioView => {
    const shown = view(visibility);
    const owner = shown.owner && { ...shown.owner, profileId: id, profiles: [{ id, slug: 'talks', title: 'Talks', visibility }] };
    return { ...shown, profile: { ...shown.profile, slug: 'talks', title: 'Talks', indexable: false }, owner };
  };

  it('has its own switch, its own address, and is shared by links of its own', () => {
    open(named('private'));
    expect(screen.getByText('Only you see this profile.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Profile: Talks' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View as visitor' }).getAttribute('href')).toBe('/ada?profile=talks&as=visitor');
    expect(screen.queryByRole('link', { name: 'View with a link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe(`/app/settings/sharing?open=create&profile=${id}`);
  });

  it('is published by itself, and never asks search engines in', async () => {
    const patch = jest.spyOn(api, 'patch').mockResolvedValue({ version: 4 });
    open(named('private'));
    fireEvent.click(screen.getByRole('switch', { name: 'Private' }));
    const dialog = screen.getByRole('dialog', { name: 'Make this profile public?' });
    expect(dialog.textContent).toContain('/ada?profile=talks');
    expect(within(dialog).queryByRole('switch')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make it public' }));
    await settle();
    expect(patch).toHaveBeenCalledWith('/me/profiles/{id}', { path: { id }, body: { version: 3, visibility: 'public' } });
  });
});
