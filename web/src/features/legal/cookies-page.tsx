import { toldCookies, toldDatabases, toldStorage } from '../../../content/legal/browser-storage';
import { paths } from '../../lib/paths';
import { legalPage } from './legal-page';
import { LegalTable } from './legal-table';
import { Measuring, measuringSection } from './measuring';
import { texts } from './texts';

const ids = { cookies: 'every-cookie', storage: 'everything-else' };
const { name, what, until } = texts.cookieColumns;
const stored = [
  ...Object.entries(toldStorage).map(([key, one]) => [key, one.what, texts.kinds[one.kind], one.until]),
  ...Object.entries(toldDatabases).map(([key, one]) => [key, one.what, texts.kinds.database, one.until]),
];

/** `/app/cookies`: its tables are the lists that a spec holds against the code. */
export const cookiesPage = legalPage('cookies', paths.cookies.href(), {
  below: (
    <>
      <LegalTable
        id={ids.cookies}
        title={texts.cookies}
        columns={[name, what, until]}
        rows={Object.entries(toldCookies).map(([key, one]) => [key, one.what, one.until])}
        note={texts.cookieNote}
      />
      <LegalTable id={ids.storage} title={texts.storage} columns={[name, what, texts.place, until]} rows={stored} />
      <Measuring />
    </>
  ),
  sections: [{ id: ids.cookies, title: texts.cookies }, { id: ids.storage, title: texts.storage }, measuringSection],
});
