import { FreshVersions } from './fresh-versions';

test('a request is never answered by a question that was sent before it came', async () => {
  const answers: ((versions: Record<string, number>) => void)[] = [];
  const versions = new FreshVersions(() => new Promise((resolve) => answers.push(resolve)));
  const before = versions.get('ada');
  const after = versions.get('ada');
  answers[0]?.({ ada: 1 });
  expect(await before).toBe(1);
  answers[1]?.({});
  expect(await after).toBeNull();
});

test('many requests that wait are asked about in one question', async () => {
  const asked: string[][] = [];
  const versions = new FreshVersions(async (unames) => {
    asked.push(unames);
    return Object.fromEntries(unames.map((uname) => [uname, 7]));
  });
  const all = await Promise.all(['ada', ...Array.from({ length: 100 }, () => 'bob'), 'cy'].map((uname) => versions.get(uname)));
  expect(new Set(all)).toEqual(new Set([7]));
  expect(asked).toEqual([['ada'], ['bob', 'cy']]);
});

test('a question that fails fails those who waited for it, and the next one is asked anew', async () => {
  let isAway = true;
  const versions = new FreshVersions(async () => {
    if (isAway) throw new Error('away');
    return { ada: 3 };
  });
  await expect(versions.get('ada')).rejects.toThrow('away');
  isAway = false;
  expect(await versions.get('ada')).toBe(3);
});
