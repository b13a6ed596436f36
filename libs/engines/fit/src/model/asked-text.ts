import { blankOrdersToReader } from '@folia/text/orders-to-reader';
import { withoutOrdersToScorer } from '../read/passages/orders-to-scorer';

/** A posting's text as a model may see and quote it: instructions to the reader are blanked out, and offsets stay the same. */
export const askedText = (given: string): string => blankOrdersToReader(withoutOrdersToScorer(given));
