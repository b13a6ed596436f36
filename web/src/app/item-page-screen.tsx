import { useLoaderData } from 'react-router-dom';
import { ItemPage } from '../features/portfolio/item-page/item-page';
import type { ItemPageData } from '../features/portfolio/item-page/load-item-page';
import { VisitNote } from '../features/visit/visit-note';
import { LinkVisit } from './link-visit';
import { VisitorActions } from './visitor-actions';

/** Where the features that make up the page of one item meet. */
export function ItemPageScreen() {
  const { itemView } = useLoaderData<ItemPageData>();
  return (
    <>
      <ItemPage VisitorActions={VisitorActions} VisitNote={VisitNote} />
      <LinkVisit view={itemView} isOwner={false} />
    </>
  );
}
