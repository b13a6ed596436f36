import { paths } from '../../lib/paths';
import { type Crumb, Crumbs as Way } from '../../ui/crumbs';
import { texts } from './texts';

/** The path from the Career Center down to this page. */
export const Crumbs = ({ here, above }: { here: string; above?: Crumb }) => (
  <Way label={texts.crumbs} way={[{ label: texts.careerCenter, href: paths.careerCenter.href() }, ...(above ? [above] : [])]} here={here} />
);
