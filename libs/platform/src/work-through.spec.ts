import { workThrough } from './work-through';

test('what fails for one is done for the others, in their order, and is told at the end', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one % 2 === 0) throw new Error(`not ${one}`);
    done.push(one);
  };
  await expect(workThrough([1, 2, 3, 4, 5], work)).rejects.toThrow('not 2');
  expect(done).toEqual([1, 3, 5]);
  await expect(workThrough([7], work)).resolves.toBeUndefined();
});
