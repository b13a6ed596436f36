import { formatBytes } from './format-bytes';

it('writes sizes in the unit people would use', () => {
  expect([0, 1, 1023, 1024, 655_360, 1_048_575, 1_048_576, 2_306_867, 200 * 1024 ** 2, 1024 ** 3, 1.5 * 1024 ** 3, 5 * 1024 ** 4].map(formatBytes)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '1 KB',
    '640 KB',
    '1,024 KB',
    '1 MB',
    '2.2 MB',
    '200 MB',
    '1 GB',
    '1.5 GB',
    '5,120 GB',
  ]);
});
