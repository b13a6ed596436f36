import { paths } from '../../lib/paths';
import { type Crumb, Crumbs as Way } from '../../ui/crumbs';
import { texts } from './texts';

/** From the Career Center down to where one is. */
export const Crumbs = ({ here, above }: { here: string; above?: Crumb }) => (
  <Way label={texts.crumbs} way={[{ label: texts.careerCenter, href: paths.careerCenter.href() }, ...(above ? [above] : [])]} here={here} />
);
