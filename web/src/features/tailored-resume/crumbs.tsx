import { paths } from '../../lib/paths';
import { Crumbs as Way } from '../../ui/crumbs';
import { texts } from './texts';

/** The path from the Career Center down to this page. */
export const Crumbs = ({ here }: { here: string }) => (
  <Way label={texts.crumbs} way={[{ label: texts.careerCenter, href: paths.careerCenter.href() }]} here={here} />
);
