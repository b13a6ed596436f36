import { migrate } from '@folia/platform/database';
import { wrongRows } from '@folia/testing/wrong-rows';
import { migrations } from './migrations';

test('statements and entities are what the migrated database says they are', async () => {
  expect(await wrongRows('portfolio', __dirname, (url) => migrate(url, 'portfolio', migrations))).toEqual([]);
});
