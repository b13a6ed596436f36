import fc from 'fast-check';
import { findDates } from './find-dates';

const brief = (text: string) => findDates(text).map(({ start, end, current }) => `${start}${end ? `–${end}` : ''}${current ? '–now' : ''}`);

describe('findDates', () => {
  test.each([
    ['Mar 2019 – Present', ['2019-03–now']],
    ['03/2019 - 04.2020', ['2019-03–2020-04']],
    ['2019/03', ['2019-03']],
    ['Sep 2021 – Expected May 2025', ['2021-09–2025-05']],
    ['’16 – ’18', ['2016–2018']],
    ['Spring 2020', ['2020']],
    ['seit März 2018', ['2018-03–now']],
    ['10/2018 – heute', ['2018-10–now']],
    ['janv. 2020 – à ce jour', ['2020-01–now']],
    ['janvier 2018 à ce jour', ['2018-01–now']],
    ['Septiembre de 2014 – Febrero de 2018', ['2014-09–2018-02']],
    ['enero de 2015 – actualidad', ['2015-01–now']],
    ['Jun – Aug 2022', ['2022-06–2022-08']],
    ['2019-20', ['2019–2020']],
    ['2015/2016', ['2015–2016']],
    ['12.03.2019 - 14.05.2020', ['2019-03–2020-05']],
    ['September 2021 - Present (3 years 2 months)', ['2021-09–now']],
    ['Summer 2013, 2014', ['2013', '2014']],
    ['2018 –', ['2018–now']],
    ['2019.03 – 至今', ['2019-03–now']],
    ['2019年3月—2021年5月', ['2019-03–2021-05']],
    ['２０１９年４月 ～ 現在', ['2019-04–now']],
    ['平成28年4月 ～ 令和3年3月', ['2016-04–2021-03']],
    ['令和元年5月', ['2019-05']],
    ['2019. 3. ~ 현재', ['2019-03–now']],
    ['2021년 6월 - 재직 중', ['2021-06–now']],
    ['leden 2021 – dosud', ['2021-01–now']],
    ['Şubat 2020 – Halen', ['2020-02–now']],
    ['apr. 2013 – ott. 2018', ['2013-04–2018-10']],
    ['abr/2019 – atual', ['2019-04–now']],
    ['05.2018 – obecnie', ['2018-05–now']],
    ['1/2019 – nykyinen', ['2019-01–now']],
    ['09/2022 bis dato', ['2022-09–now']],
    ['Q3 2020 – Present', ['2020–now']],
    ['2015-07-01 T O 2019-01-31', ['2015-07–2019-01']],
    ['Fall ’25 – Spring ’26', ['2025–2026']],
    ['Sep 19 – Jun 21', ['2019-09–2021-06']],
    ['Okt. 98 - heute', ['1998-10–now']],
    ['Mar-20 to Aug-22', ['2020-03–2022-08']],
    ['09/19 – 06/21', ['2019-09–2021-06']],
    ['01.04.17 - 31.12.19', ['2017-04–2019-12']],
    ['Jan 2018 – Feb 20', ['2018-01–2020-02']],
    ['Sep 19 – Oct 21, 2024', ['2024-09–2024-10']],
    ['Sprint of May 12', []],
    ['Jun 21', ['2021-06']],
    ['Harbour pilot (Okt. 19)', ['2019-10']],
    ['scored 9/10 and 10/12', []],
    ['2006.11.8', ['2006-11']],
    ['2013.09-2016.06', ['2013-09–2016-06']],
    ['2010.1.24 – 2011.2.3', ['2010-01–2011-02']],
    ['15/01/2025 7/06/2025', ['2025-01–2025-06']],
    ['今年3名', []],
    ['in 2009. 3 people left', ['2009']],
    ['(+82) 10-9030-1843', []],
    ['GPA 4.0/4.0, 2,019 users', []],
  ])('reads %s', (text, expected) => expect(brief(text)).toEqual(expected));

  test('marks an expected date and takes its words along', () => {
    const text = 'Expected Graduation: June 2016';
    expect(findDates(text)).toEqual([expect.objectContaining({ from: 0, to: text.length, start: '2016-06', expected: true, isRange: false })]);
  });

  test('takes a duration behind a period along', () => {
    const text = 'Aug 2019 - Sep 2021 (2 yrs 2 mos)';
    expect(findDates(text)[0]).toMatchObject({ from: 0, to: text.length });
  });

  test('stays inside any text and gives only valid dates', () => {
    const wild = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('Jan', ' 2019', '–', '03/', 'present', "'19", ' bis ', '2020/21', 'Q3 2020', 'été ')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(wild, (text) => {
        for (const { from, to, start, end } of findDates(text)) {
          expect(from >= 0 && from < to && to <= text.length).toBe(true);
          for (const date of [start, end]) expect(date).toMatch(/^(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?)?$/);
        }
      }),
    );
  });
});
