import { blankOrdersToReader } from '@folia/text/is-order';
import { withoutOrdersToScorer } from '../read/passages/speaks-to-reader';

/** A posting's text as a model may see and quote it: what instructs the reader is blanked out, places stay. */
export const askedText = (given: string): string => blankOrdersToReader(withoutOrdersToScorer(given));
