import { keptData } from '../../../content/legal/kept-data';
import { paths } from '../../lib/paths';
import { legalPage } from './legal-page';
import { LegalTable } from './legal-table';
import { Measuring, measuringSection } from './measuring';
import { Operator } from './operator';
import { texts } from './texts';

const id = 'everything-that-is-kept';
const { what, why, until } = texts.keptColumns;

/** `/app/privacy`: its table is the list that a spec holds against the databases. */
export const privacyPage = legalPage('privacy', paths.privacy.href(), {
  above: <Operator />,
  below: (
    <>
      <Measuring />
      <LegalTable id={id} title={texts.kept} columns={[what, why, until]} rows={keptData.map((one) => [one.what, one.why, one.until])} />
    </>
  ),
  sections: [measuringSection, { id, title: texts.kept }],
});
