import { blankOrders } from '@folia/text/is-order';
import { withoutOrders } from '../read/passages/speaks-to-reader';

/** A job's text as a model may see and quote it: what instructs the reader is blanked out, places stay. */
export const askedText = (given: string): string => blankOrders(withoutOrders(given));
