import { blankOrdersToReader } from '@folia/text/orders-to-reader';
import { withoutOrdersToScorer } from '../read/passages/orders-to-scorer';

/** A posting's text as a model may see and quote it: what instructs the reader is blanked out, places stay. */
export const askedText = (given: string): string => blankOrdersToReader(withoutOrdersToScorer(given));
