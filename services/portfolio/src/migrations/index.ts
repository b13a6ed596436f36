import type { Migration } from '@folia/platform/database';
import { Portfolios1790000000000 } from './1790000000000-portfolios';
import { ImportedFields1790000000010 } from './1790000000010-imported-fields';
import { FileKinds1790000001000 } from './1790000001000-file-kinds';
import { Suspensions1790000020000 } from './1790000020000-suspensions';
import { Blocks1790000021000 } from './1790000021000-blocks';
import { SectionVisibility1790000100000 } from './1790000100000-section-visibility';
import { History1790000200000 } from './1790000200000-history';
import { ProfilePhoto1790000300000 } from './1790000300000-profile-photo';
import { Renames1790000400000 } from './1790000400000-renames';
import { PeopleSearch1790000400100 } from './1790000400100-people-search';
import { Departures1790000500000 } from './1790000500000-departures';
import { NamedProfiles1790000600000 } from './1790000600000-named-profiles';
import { Media1790000700000 } from './1790000700000-media';
import { ImportedFiles1790001100000 } from './1790001100000-imported-files';
import { BeingFound1790001950001 } from './1790001950001-being-found';
import { ChosenProfiles1790001990000 } from './1790001990000-chosen-profiles';
import { Proposals1790001992000 } from './1790001992000-proposals';

/** In the order they run; the only way this schema is made. */
export const migrations: Migration[] = [
  Portfolios1790000000000,
  ImportedFields1790000000010,
  FileKinds1790000001000,
  Suspensions1790000020000,
  Blocks1790000021000,
  SectionVisibility1790000100000,
  History1790000200000,
  ProfilePhoto1790000300000,
  Renames1790000400000,
  PeopleSearch1790000400100,
  Departures1790000500000,
  NamedProfiles1790000600000,
  Media1790000700000,
  ImportedFiles1790001100000,
  BeingFound1790001950001,
  ChosenProfiles1790001990000,
  Proposals1790001992000,
];
