/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { sectionNamed, useDashboardPlace } from './dashboard-place';

let place: ReturnType<typeof useDashboardPlace>;
function Probe() {
  place = useDashboardPlace();
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}
const at = (entry: { pathname: string; search?: string; state?: unknown }) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Probe />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

afterEach(cleanup);

it('knows a section by any of its names', () => {
  expect(['projects', 'project', 'Talks', 'education', 'contact', undefined].map(sectionNamed)).toEqual([
    'project',
    'project',
    'talk',
    'education',
    null,
    null,
  ]);
});

it('opens the section that a navigation asks for, once', () => {
  at({ pathname: '/app/user', state: { activeSection: 'projects' } });
  expect(address()).toBe('/app/user?section=project null');
  expect(place.section).toBe('project');
});

it('keeps in the address what is open', () => {
  at({ pathname: '/', search: '?section=work&item=w1' });
  expect(place).toMatchObject({ section: 'work', item: 'w1', basics: false });
  act(() => place.open({ basics: true }));
  expect(address()).toBe('/?panel=basics null');
  act(() => place.close());
  expect(place).toMatchObject({ section: null, item: undefined, basics: false });
});
