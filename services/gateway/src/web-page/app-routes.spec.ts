import { publicPageOf, unameOf } from './app-routes';

test('a page of the site is nobody’s portfolio: it is kept like its kin, and stands while portfolios are away', () => {
  for (const path of ['/pricing', '/Pricing', '/feed-preview', '/free-portfolio', '/home'])
    expect([path, unameOf(path), publicPageOf(path)]).toEqual([path, null, null]);
});

test('an address of one segment, and that of an item, belong to the person whose name it begins with', () => {
  expect(unameOf('/Ada-Novak')).toBe('ada-novak');
  expect(publicPageOf('/ada-novak?profile=talks')).toEqual({ uname: 'ada-novak', slug: 'talks' });
  expect(publicPageOf('/ada-novak/projects/0199f0aa-5d2e-7c11-9a55-2f1f0c7c9d10')).toEqual({ uname: 'ada-novak', slug: undefined });
});
