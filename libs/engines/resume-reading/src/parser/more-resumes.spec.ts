import { textDocument } from '../fixtures/text-document';
import { parseResume } from './parse-resume';

const read = (text: string) => parseResume(textDocument(text.split('\n')), '2026-11');
const fieldsOf = (text: string, kind: string) =>
  read(text)
    .entries.filter((entry) => entry.kind === kind)
    .map((entry) => entry.fields);
const positions = '\n\n# EXPERIENCE\nHead Chef, The Salted Anchor\t2019 – Present\n- Ran the kitchen';

describe('the place among contacts when no list knows it', () => {
  test.each([
    ['Whitstable, Kent · +44 1632 960 101 · ada@mail.example', 'Whitstable, Kent'],
    ['Harrogate, 01632 960 102, ada@mail.example', 'Harrogate'],
    ['Tapolca (Veszprém) · Tel. +34 942 555 019 · ada@mail.example', 'Tapolca (Veszprém)'],
    ['⌂ Corvallis, OR  ☎ 541-555-0101  ✉ ada@mail.example', 'Corvallis, OR'],
    ['⚑ Llanfair Caereinion  ✉ ada@mail.example', 'Llanfair Caereinion'],
    ['Abergavenny\nada@mail.example | 01632 960 103', 'Abergavenny'],
  ])('%s', (contact, place) => {
    expect(read(`Ada Pell\n${contact}${positions}`).basics.location?.value).toBe(place);
  });

  test('a headline, a nationality or a job is no place', () => {
    expect(read(`Ada Pell\nSustainable Product Strategy\nBritish | Nurse | ada@mail.example | 01632 960 103${positions}`).basics.location).toBeUndefined();
  });
});

describe('contacts', () => {
  test('a number with a country code is the phone, not a postal code', () => {
    expect(read(`Ada Pell\nKurehamachi, Toyama 930-0138, Japan\n+81-76-555-0147 | ada@mail.example${positions}`).basics.phone?.value).toBe('+81-76-555-0147');
  });

  test('a bare host alone among the contacts is the home page', () => {
    expect(read(`Ada Pell\nada@mail.example | ada-pell.example${positions}`).basics.url?.value).toBe('https://ada-pell.example/');
  });
});

describe('employers and their towns', () => {
  const employers = (contact: string, work: string) =>
    fieldsOf(`Ada Pell\n${contact}\n\n# EXPERIENCE\n${work}`, 'work').map(({ employer, location }) => [employer, location]);

  test('an unknown town is cut off where another employer shows one or the person lives there', () => {
    const work = 'Engineer\t2020 – Present\nTidewater Grid, Bergen\n- Kept the grid up\n\nAnalyst\t2016 – 2020\nNorrbank ASA, Oslo\n- Counted';
    expect(employers('ada@mail.example | Bergen, Norway', work)).toEqual([
      ['Tidewater Grid', 'Bergen'],
      ['Norrbank ASA', 'Oslo'],
    ]);
  });

  test('a legal form behind a comma belongs to the name, and a dated name over dated positions is their employer', () => {
    const work = 'Tallow Ridge Medical, Inc.\t2012 – Present\nRegional Director\t2015 – Present\n- Led\nTerritory Manager\t2012 – 2015\n- Sold';
    expect(fieldsOf(`Ada Pell\nada@mail.example\n\n# EXPERIENCE\n${work}`, 'work').map(({ employer, position }) => [employer, position])).toEqual([
      ['Tallow Ridge Medical, Inc.', 'Regional Director'],
      ['Tallow Ridge Medical, Inc.', 'Territory Manager'],
    ]);
  });
});

describe('headings and words of more languages', () => {
  test('a Swedish resume', () => {
    const text =
      '# Lovisa Ek\nlovisa@mail.example\n\n# Arbetslivserfarenhet\nFörskolechef, Förskolan Tallkotten\taugusti 2019 – nuvarande\n- Leder arton medarbetare\n\n# Utbildning\nFörskollärarexamen, Ådalens högskola\t2007 – 2010\n\n# Språk\nSvenska (modersmål), Finska';
    expect(fieldsOf(text, 'work')).toMatchObject([{ position: 'Förskolechef', startDate: '2019-08', current: true }]);
    expect(fieldsOf(text, 'education')).toMatchObject([{ institution: 'Ådalens högskola', degree: 'Förskollärarexamen' }]);
    expect(fieldsOf(text, 'language').map(({ name }) => name)).toEqual(['Svenska', 'Finska']);
  });

  test('a Dutch period, and a vocational degree with its school in one line', () => {
    const text = `Sjoerd Pol\nsjoerd@mail.example\n\n# Werkervaring\nChauffeur, Koelhuis De Zwaluw\tmaart 2008 – mei 2015\n- Reed\n\n# Opleiding\nMBO Logistiek, ROC Waddenkust\t2004 – 2008`;
    expect(fieldsOf(text, 'work')).toMatchObject([{ startDate: '2008-03', endDate: '2015-05' }]);
    expect(fieldsOf(text, 'education')).toMatchObject([{ institution: 'ROC Waddenkust', degree: 'MBO', area: 'Logistiek' }]);
  });

  test('a training with school and period is an education, engagements are work where nothing else is', () => {
    const text =
      'Ada Pell\nada@mail.example\n\n# Engagements\nViolinist, Ensemble Nordlys\t2011 – 2014\n- Toured\n\n# Training\nPolwhele College of Catering\t2009 – 2011\nNVQ Level 3, Cookery';
    expect(fieldsOf(text, 'work')).toMatchObject([{ position: 'Violinist', employer: 'Ensemble Nordlys' }]);
    expect(fieldsOf(text, 'education')).toMatchObject([{ institution: 'Polwhele College of Catering' }]);
  });

  test('tickets are certificates, and a certificate may hold "at"', () => {
    expect(
      fieldsOf(`Ada Pell\nada@mail.example${positions}\n\n# TICKETS\nCSCS Gold Card\nWorking at Height\nAbrasive Wheels`, 'certification').map(
        ({ name }) => name,
      ),
    ).toEqual(['CSCS Gold Card', 'Working at Height', 'Abrasive Wheels']);
  });
});

test('the title of a publication stands behind its year', () => {
  const text = `Ada Pell\nada@mail.example${positions}\n\n# PUBLICATIONS\nAchterberg, R. (2012). Respiration at one degree. Annals of Inland Waters, 30(3), 310–322.`;
  expect(fieldsOf(text, 'publication')).toMatchObject([{ title: 'Respiration at one degree', date: '2012' }]);
});

test('headings of an unknown language: dated entries are work, with a school education', () => {
  const text = `Aino Kask\naino@mail.example | +372 555 0177\n\n# TÖÖKOGEMUS\nAS Merelaod\t2018 – 2024\n- Juhtis ladu\nOÜ Saared\t2012 – 2018\n- Pakkis\n\n# HARIDUS\nTallinn College\t2009 – 2012`;
  expect(fieldsOf(text, 'work').map(({ startDate }) => startDate)).toEqual(['2018', '2012']);
  expect(fieldsOf(text, 'education')).toMatchObject([{ institution: 'Tallinn College', endDate: '2012' }]);
});

test('a sum of money gives no award, and a rank behind one neither', () => {
  const text = `Ada Pell\nada@mail.example${positions}\n\n# AWARDS\nRolls Online, Humanities Trust, 2020 – 2023, £120,000\nLimfjord Competition, Second Prize, 2012`;
  expect(fieldsOf(text, 'award')).toMatchObject([{ title: 'Rolls Online', issuer: 'Humanities Trust' }, { title: 'Limfjord Competition' }]);
});

test('dated entries under an unknown heading are work where no heading says work', () => {
  const text =
    'Ada Pell\nada@mail.example\n\n# PROFILE\nPotter.\n\n# PROFESSIONAL PATHWAY\nHead Potter, Oficina do Ave\t2018 – Present\n- Throws 400 pieces\n\n# SKILLS\nGlazing, Firing';
  expect(fieldsOf(text, 'work')).toMatchObject([{ position: 'Head Potter', employer: 'Oficina do Ave' }]);
});

describe('names that look like something else', () => {
  test('technologies in brackets are no part of a project', () => {
    expect(
      fieldsOf(`Ada Pell\nada@mail.example${positions}\n\n# PROJECTS\n# Tide Bell (Go, SQLite, Leaflet)\t2021\n- Rings at high water`, 'project'),
    ).toMatchObject([{ name: 'Tide Bell', skills: ['Go', 'SQLite', 'Leaflet'] }]);
  });

  test('a language written as its speakers write it is one', () => {
    const names = fieldsOf(`Ada Pell\nada@mail.example${positions}\n\n# LANGUAGES\nisiZulu (Native), English (Fluent), Afrikaans (Good)`, 'language');
    expect(names.map(({ name }) => name).sort()).toEqual(['Afrikaans', 'English', 'isiZulu']);
  });

  test('a group of skills may be called what is no skill elsewhere', () => {
    const names = fieldsOf(`Ada Pell\nada@mail.example${positions}\n\n# SKILLS\nTeaching: Phonics, Group reading\nInterests: Kites`, 'skill').map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Phonics', 'Group reading']);
  });
});

describe('around the name', () => {
  test('a host below a whole address is the home page, not its end', () => {
    const { basics } = read(`Ada Pell\nada@mail.example\nadapell.example${positions}`);
    expect([basics.email?.value, basics.url?.value]).toEqual(['ada@mail.example', 'https://adapell.example/']);
  });

  test('a grade behind school and town is neither', () => {
    const schools = fieldsOf(
      `Ada Pell\nada@mail.example\n\n# EDUCATION\nM.Sc., Soil Science, Wageningen University, Wageningen, Netherlands, 8.4/10\t2017 – 2019`,
      'education',
    );
    expect(schools).toMatchObject([{ institution: 'Wageningen University', grade: '8.4/10' }]);
  });
});
