import { storageKeys, writeStored } from '../../lib/storage';

/** The score that what-if uses if nothing else was chosen: that of the report that was last open. */
export const rememberForWhatIf = (scoreId: string): void => writeStored('sessionStorage', storageKeys.whatIf, scoreId);
