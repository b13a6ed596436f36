import { expect, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { makePerson } from './person';

test('a person changes what is theirs to change, and nothing else moves the row', async () => {
  const person = await makePerson('Ada Row');
  const path = `/api/users/${person.userId}`;
  const before = (await ask(person, 'GET', '/api/users/current')).body.user;
  for (const body of [{ isAdmin: true }, { maxpr: 9 }, { plan: 'pro' }, { id: crypto.randomUUID() }, { email: 'a@example.com' }, { uname: 'ada-other' }]) {
    const answer = await ask(person, 'PATCH', path, { ...body, name: 'Not Taken' });
    expect([body, answer.status, answer.body.code]).toEqual([body, 422, 'UNKNOWN_FIELD']);
  }
  expect((await ask(person, 'GET', '/api/users/current')).body.user).toEqual(before);
  const changed = await ask(person, 'PATCH', path, { name: 'Ada Changed', type: 'business', visits: 'hidden', modelAllowed: false, letterKeys: false });
  expect(changed.body).toEqual({ name: 'Ada Changed', type: 'business', visits: 'hidden', modelAllowed: false, letterKeys: false, onboarded: true });
  expect((await ask(person, 'GET', '/api/users/current')).body.user).toMatchObject({ name: 'Ada Changed', type: 'business', isAdmin: false, maxpr: 1 });
  const other = await makePerson('Otto Row');
  expect((await ask(other, 'PATCH', path, { name: 'Otto Was Here' })).status).toBe(404);
  expect((await ask(null, 'PATCH', path, { name: 'Nobody Was Here' })).status).toBe(401);
  expect((await ask(person, 'GET', '/api/users/current')).body.user.name).toBe('Ada Changed');
});

test('after a rename the old address leads to the new page, and another person cannot have it', async () => {
  const person = await makePerson('Renata Old');
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
  const wanted = `renata-${Date.now() % 1e7}`;
  expect((await ask(person, 'GET', `/api/users/uname/${wanted}`)).body).toEqual({ available: true });
  const renamed = await ask(person, 'PATCH', `/api/users/uname/${person.uname}/${wanted}`);
  expect(renamed.body).toMatchObject({ id: person.userId, uname: wanted });
  const old = await fetch(`${productUrl}/${person.uname}`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([301, `/${wanted}`, 'no-cache']);
  expect((await fetch(`${productUrl}/${wanted}`)).status).toBe(200);
  expect((await ask(null, 'GET', `/api/users/user/${person.uname}`)).body).toMatchObject({ ownerId: person.userId, uname: wanted });
  const other = await makePerson('Otto Wants');
  expect((await ask(other, 'GET', `/api/users/uname/${person.uname}`)).body).toEqual({ available: false, reason: 'held' });
  const refused = await ask(other, 'PATCH', `/api/users/uname/${other.uname}/${person.uname}`);
  expect([refused.status, refused.body.code, refused.body.details.reason]).toEqual([409, 'USERNAME_UNAVAILABLE', 'held']);
});

test('a person is found by id or username only where their portfolio may be seen', async () => {
  const [hidden, other] = [await makePerson('Hanna Hidden'), await makePerson('Otto Looks')];
  for (const key of [hidden.userId, hidden.uname, hidden.uname.toUpperCase(), `${hidden.uname}?token=anything`]) {
    expect((await ask(other, 'GET', `/api/users/user/${key}`)).status).toBe(404);
    expect((await ask(hidden, 'GET', `/api/users/user/${key}`)).body).toMatchObject({ ownerId: hidden.userId });
  }
});

test('usernames are asked for at most thirty times a minute, and by nobody who is not signed in', async () => {
  const person = await makePerson('Quinn Quick');
  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push((await ask(person, 'GET', `/api/users/uname/quick-${count}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(null, 'GET', '/api/users/uname/anybody')).status).toBe(401);
});
