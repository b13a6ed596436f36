import { foldUsername, isReservedUsername, routeSegments, usernameShape } from './reserved-names';

test('nobody can be called like a part of the product, or like something that looks like it', () => {
  for (const name of [...routeSegments, 'admin', 'adm1n', 'ADMIN', 'fo1ia', 'f0lia', 'foiia', 'sup-port', 'guest', 'buddy', 'current', 'search']) {
    expect([name, isReservedUsername(name)]).toEqual([name, true]);
  }
  for (const name of ['ada-novak', 'mira', 'administrata']) expect([name, isReservedUsername(name)]).toEqual([name, false]);
});

test('names that look alike fold to one', () => {
  expect(new Set(['paul-1', 'pau1l', 'paull', 'pauii', 'p-a-u-l-l'].map(foldUsername)).size).toBe(1);
  expect(foldUsername('modern')).toBe(foldUsername('modem'));
});

test('a username is 3 to 20 lower-case letters, digits, hyphens and underscores, and starts with none of the signs', () => {
  for (const name of ['abc', 'a-b_c', '0abc', 'x'.repeat(20)]) expect([name, usernameShape.test(name)]).toEqual([name, true]);
  for (const name of ['ab', 'x'.repeat(21), '-abc', '_abc', 'ab cd', 'a/b', '..', 'Ada', 'аdmin'])
    expect([name, usernameShape.test(name)]).toEqual([name, false]);
});

test('what is to come is nobody’s name, in no spelling', () => {
  const coming = ['jobs', 'job', 'apply', 'organisations', 'developers', 'links', 'mcp', 'v1', 'oauth', 'feed', 'rss', 'atom', 'status', 'llms.txt'];
  for (const name of [...coming, 'j0bs', 'LINKS', 'l1nks', 'app-ly', 'm_c_p', 'llms-txt']) expect([name, isReservedUsername(name)]).toEqual([name, true]);
  for (const name of ['jobst', 'applied', 'lina-links']) expect([name, isReservedUsername(name)]).toEqual([name, false]);
});
