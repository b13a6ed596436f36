import { billingDetails } from '@folia/contracts/billing/shapes';
import { brokenRules } from '@folia/contracts/broken-rules';
import { vatNumberFault } from './vat-number';

const { vatNumberWrong, vatNumberElsewhere } = brokenRules;
const faultOf = (country: string, vatNumber: string) => vatNumberFault(billingDetails.parse({ name: 'Ada', country, vatNumber }));

test.each([
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['DE', 'de 136 695 976'],
  ['DK', 'DK13585628'],
  ['ES', 'ESB58378431'],
  ['FR', 'FR40303265045'],
  ['GR', 'EL094259216'],
  ['IE', 'IE6433435OA'],
  ['IT', 'IT00743110157'],
  ['NL', 'NL000099998B57'],
  ['PL', 'PL8567346215'],
  ['SE', 'SE556188840401'],
])('a business in %s gives %s', (country, vatNumber) => expect(faultOf(country, vatNumber)).toBeNull());

test.each([
  ['a wrong check digit', 'DE', 'DE136695977', vatNumberWrong],
  ['a digit too few', 'FR', 'FR4030326504', vatNumberWrong],
  ['two digits that changed places', 'IT', 'IT00743110175', vatNumberWrong],
  ['another EU country’s number', 'FR', 'DE136695976', vatNumberElsewhere],
  ['a number from outside the EU for a country in it', 'DE', 'NO923609016MVA', vatNumberElsewhere],
  ['the country’s own code in Greece', 'GR', 'GR094259216', vatNumberWrong],
  ['a wrong number of the EU for a country outside it', 'CH', 'DE136695977', vatNumberWrong],
])('%s is refused: %s %s', (_what, country, vatNumber, fault) => expect(faultOf(country, vatNumber)).toBe(fault));

test('none is needed, and outside the EU any may be given, also one of a country in it', () => {
  expect([faultOf('DE', ''), faultOf('NO', 'NO923609016MVA'), faultOf('CH', 'CHE-116.281.710 MWST'), faultOf('CH', 'DE136695976')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a country is one that exists, by the code that holds', () => {
  const countryOf = (country: string) => billingDetails.safeParse({ name: 'Ada', country }).data?.country ?? null;
  expect(['de', ' gb ', 'UK', 'XK', 'ZZ', 'EU', 'EL', 'QQ', 'Germany', ''].map(countryOf)).toEqual([
    'DE',
    'GB',
    null,
    'XK',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
