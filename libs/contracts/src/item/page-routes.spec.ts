import { isReservedUsername } from '../reserved-names';
import { itemKinds } from './fields';
import { formRoot, isItemForm, itemPageUname } from './page-routes';

const id = '01900000-0000-7000-8000-000000000001';

test('the forms stand where the specification puts them', () => {
  for (const path of ['/app/publications/new', `/app/patents/edit/${id}`, '/portfolio/talks/new', `/portfolio/talks/edit/${id}`, `/app/projects/edit/${id}`])
    expect([path, isItemForm(path)]).toEqual([path, true]);
  for (const path of ['/app/talks/new', '/app/projects', '/app/projects/edit/1', '/portfolio/projects/new', '/app/projects/new/', '/app/nonsense/new'])
    expect([path, isItemForm(path)]).toEqual([path, false]);
});

test('no username is the first word of a form', () => {
  for (const kind of itemKinds) expect(isReservedUsername(formRoot(kind).split('/')[1] ?? '')).toBe(true);
});

test('public pages of items are found by their address', () => {
  expect(itemPageUname(`/Ada-1/projects/${id}`)).toBe('ada-1');
  for (const path of [`/ada/skills/${id}`, '/ada/projects/1', `/ad/projects/${id}`, `/ada/projects/${id}/x`])
    expect([path, itemPageUname(path)]).toEqual([path, null]);
});
