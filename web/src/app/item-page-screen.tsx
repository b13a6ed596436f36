import { ItemPage } from '../features/portfolio/item-page/item-page';
import { VisitNote } from '../features/visit/visit-note';
import { VisitorActions } from './visitor-actions';

/** Where the features that make up the page of one item meet. */
export const ItemPageScreen = () => <ItemPage VisitorActions={VisitorActions} VisitNote={VisitNote} />;
