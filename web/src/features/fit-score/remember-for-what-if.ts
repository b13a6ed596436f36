import { storageKeys, writeStored } from '../../lib/storage';

/** The score that what-if speaks of when nothing else was chosen: that of the report that was open last. */
export const rememberForWhatIf = (scoreId: string): void => writeStored('sessionStorage', storageKeys.whatIf, scoreId);
