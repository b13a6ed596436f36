import { migrateService } from '@folia/platform/migrate-service';
import { migrations } from './migrations';

migrateService('portfolio', migrations);
