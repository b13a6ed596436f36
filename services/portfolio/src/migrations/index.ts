import type { Migration } from '@folia/platform/database';
import { Portfolios1790000000000 } from './1790000000000-portfolios';

/** In the order they run; the only way this schema is made. */
export const migrations: Migration[] = [Portfolios1790000000000];
