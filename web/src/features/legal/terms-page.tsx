import { paths } from '../../lib/paths';
import { legalPage } from './legal-page';
import { Operator } from './operator';

/** `/app/terms`. */
export const termsPage = legalPage('terms', paths.terms.href(), { above: <Operator /> });
