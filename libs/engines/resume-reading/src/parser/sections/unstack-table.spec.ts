import { pageRow } from '../../fixtures/page-row';
import { unstackTable } from './unstack-table';

const row = (cells: [number, string][], gap = 0.3) => pageRow(0, cells, gap);

describe('unstackTable', () => {
  test('reads stacked cells one after the other, row by row of the table', () => {
    const lines = [
      row(
        [
          [50, 'Period'],
          [150, 'Employer'],
          [300, 'Duties'],
        ],
        1,
      ),
      row(
        [
          [50, '05/2018 –'],
          [150, 'Directora'],
          [300, '• Led 46 people'],
        ],
        1,
      ),
      row([
        [50, '03/2020'],
        [150, 'Hotel Faro'],
        [300, '• Raised occupancy to'],
      ]),
      row([
        [150, 'Santander'],
        [300, '74 %'],
      ]),
      row(
        [
          [50, '2013 – 2018'],
          [150, 'Jefa'],
          [300, '• Planned shifts'],
        ],
        1,
      ),
    ];
    const read = unstackTable(lines).map((line) => `${line.bullet ? '• ' : ''}${line.text}`);
    expect(read).toEqual([
      'Period Employer Duties',
      '05/2018 – Directora',
      '03/2020 Hotel Faro',
      'Santander',
      '• Led 46 people',
      '• Raised occupancy to',
      '74 %',
      '2013 – 2018 Jefa',
      '• Planned shifts',
    ]);
  });

  test('leaves other sections as they are', () => {
    const lines = [
      row([
        [50, 'Nurse'],
        [300, '2013 – 2018'],
      ]),
      row([[50, 'St. Olav Hospital']]),
    ];
    expect(unstackTable(lines)).toEqual(lines);
  });
});
