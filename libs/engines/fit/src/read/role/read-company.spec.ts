import { readFacts } from './read-facts';

const companyOf = (text: string) => readFacts(text).company;

describe('the employer of a posting', () => {
  test.each([
    ['a firm that looks for somebody', 'Monteur (m/w/d)\n\nDie Falkner Anlagenbau GmbH sucht zum 1. Mai Verstärkung.', 'Falkner Anlagenbau GmbH'],
    ['a team of the firm', 'Disponent (m/w/d)\n\nKomm ins Fahrdienstteam der NORDTRAM! Wir bewegen die Stadt.', 'NORDTRAM'],
    ['a hospital behind whom one works for', 'Sister\nChief Nurse, Oakmere Hospital\n\nLead the ward.', 'Oakmere Hospital'],
    [
      'a trust whose service looks for somebody',
      'Team Manager\nFenland NHS Trust, Wash Hospital, March\n\nThe Dietetic Service are looking for a manager.',
      'Fenland NHS Trust',
    ],
    ['a firm behind its article', 'Softwareentwickler (m/w/d) bei der Nordlicht GmbH, Kiel\n\nBetrieb der Dienste mit Go.', 'Nordlicht GmbH'],
    ['a firm with us as its people', 'Koch (m/w/d)\n\nBei der Seeblick Gastronomie erwarten dich faire Dienste.', 'Seeblick Gastronomie'],
    ['who seeks, in English', 'Data Engineer\n\nBrightwell Labs seeks a data engineer with Python.', 'Brightwell Labs'],
    ['who was founded', 'Site Manager\n\nSince its founding in 1987, Oakmere Homes has built for families.', 'Oakmere Homes'],
    ['who is asked about in a heading', 'Analista\n\n¿Por qué Datalia?\n\nEn Datalia tenemos una misión clara.', 'Datalia'],
    ['where one works, in French', 'Technicien\n\nVous travaillerez au sein de Novalis Energie à Lyon.', 'Novalis Energie'],
    ['a label between stars', '**Job Title:** Buyer\n**Company:** Harrow Foods\n\nBuy for twelve shops.', 'Harrow Foods'],
    ['initials before a town and its country', 'Web Engineer\nQRX, Leeds, England\n\nWe build tools.', 'QRX'],
    ['a trust whose name begins like a level', 'Ward Clerk\nMid Fenland NHS Trust, Fenland Hospital, March\n\nAnswer the telephone.', 'Mid Fenland NHS Trust'],
    ['a label of two words', '# Summary\n\n**Company Name:** Harrow Foods\n**Job Title:** Buyer\n\nBuy for twelve shops.', 'Harrow Foods'],
    [
      'a name that its commas divide',
      'Ward Clerk\nMarch, Fenland and Wash Hospitals Trust, Queens Hospital, March\n\nAnswer the telephone.',
      'March, Fenland and Wash Hospitals Trust',
    ],
    [
      'under a long title',
      'Schlosser als Fachkraft für Versuche und Prüfungen im Bereich der Entwicklung bei einem bekannten Hersteller von Pumpen (m/w)\nPersona AG, Ulm\n\nIhre Aufgaben:',
      'Persona AG',
    ],
  ])('is named as %s', (_, text, company) => expect(companyOf(text)).toBe(company));

  test.each([
    ['a trade that seeks nobody', 'Nurse\n\nNursing is a vocation. Good nursing is what we do.'],
    ['what stands in a list', 'Clerk\n\nOrganisation :\n- Two teams\n- One release a week'],
    ['a website', 'Clerk\n\nCompany: https://example.org/jobs'],
    ['whole sentences behind a label', `Clerk\n\nCompany: we are ${'a very friendly place to work and '.repeat(4)}more`],
  ])('is not %s', (_, text) => expect(companyOf(text)).toBe(''));
});
