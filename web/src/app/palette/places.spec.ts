import { guestUser } from '@folia/contracts/session/guest-user';
import type { RouteObject } from 'react-router-dom';
import { homePaths, paths } from '../../lib/paths';
import { routes } from '../router';
import { siteAddresses } from '../site-routes';
import { guestPlaces, memberPlaces } from './places';

const addresses = (from: readonly RouteObject[]): string[] => from.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addresses(children)]);

/** Addresses that one comes to by a mail, a link or a form, and other names of a place. */
const elsewhere = [
  ...homePaths,
  paths.landing.path,
  paths.gate.path,
  paths.newResume.path,
  paths.confirmEmail.path,
  paths.recover.path,
  paths.confirmMessage.path,
  paths.invitation.path,
  paths.ownScreening.path,
  paths.unsubscribe.path,
  paths.linkedinCallback.path,
  paths.user.path,
  '/dashboard',
  '/app/profile',
  paths.jobMatch.path,
  ...siteAddresses.flatMap(([, , ...others]) => others),
];
const isPlace = (path: string) => path !== '*' && !path.includes(':') && !elsewhere.includes(path) && !path.endsWith('/new');
const hrefs = (entries: readonly object[]) => entries.flatMap((entry) => ('href' in entry ? [entry.href as string] : []));
const admin = { ...guestUser, uname: 'ada', isAdmin: true, type: 'business' as const };

test('the palette leads everywhere that has an address of its own, to each place once', () => {
  const all = hrefs(memberPlaces(admin));
  const fromMake: string[] = [paths.calculator.path];
  expect(addresses(routes).filter((path) => isPlace(path) && !all.includes(path) && !fromMake.includes(path))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('/ada');
});

test('only admins and accounts of a business are led to their screens, and guests only to public pages', () => {
  expect(hrefs(memberPlaces({ ...admin, isAdmin: false }))).not.toContain(paths.admin.path);
  expect(hrefs(memberPlaces({ ...admin, type: 'individual' }))).not.toContain(paths.screening.path);
  const open = ['/', ...siteAddresses.map(([, path]) => path)];
  expect(hrefs(guestPlaces(() => {})).filter((path) => !open.includes(path))).toEqual([]);
  expect(siteAddresses.filter(([, path]) => !path.includes(':') && !hrefs(guestPlaces(() => {})).includes(path))).toEqual([]);
});
