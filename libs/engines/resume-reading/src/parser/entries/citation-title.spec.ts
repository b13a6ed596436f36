import { textDocument } from '../../fixtures/text-document';
import { Passage } from '../passage';
import { titleOf } from './citation-title';
import { namesPublicationGroup } from './publication-groups';

const lineOf = (text: string) => textDocument([text]).flows[0]?.lines[0];
const titleIn = (text: string) => {
  const line = lineOf(text);
  return line ? titleOf(Passage.of(line)).text : '';
};

test.each([
  ['Dahl, M., & Okoro, T. (2020). Nitrogen in shallow lakes. Water Letters, 12(3), 40–52.', 'Nitrogen in shallow lakes'],
  ['Dahl M, Okoro T, Ito R, et al. Fall risk after hip surgery. J Clin Rehab. 2019;7(2):88-95.', 'Fall risk after hip surgery'],
  ['M. Dahl, T. Okoro and R. Ito. 2018. Sorting without a clock. In Proceedings of the Northern Workshop on Algorithms, pages 1–9.', 'Sorting without a clock'],
  ['M. Dahl and T. Okoro, Small antennas for cold harbours, IEEE Trans. Antennas, vol. 9, 2017.', 'Small antennas for cold harbours'],
  ["Dahl, M. and Okoro, T. (2016) 'Who pays for quiet streets?', Urban Notes, 4(1), pp. 5-19.", 'Who pays for quiet streets?'],
  ['Mira Dahl, Tobe Okoro and Rei Ito. Learning to read tide tables. Coastal Computing, 2021.', 'Learning to read tide tables'],
  ['Dahl, Mira, and Tobe Okoro. "Bread and the Baltic." Northern History, vol. 3, 2015, pp. 1-20.', 'Bread and the Baltic'],
  ['Deep Learning and Neural Networks. Journal of Applied Machines, 2022.', 'Deep Learning and Neural Networks'],
])('%s', (citation, title) => expect(titleIn(citation)).toBe(title));

test.each([
  ['Journal Articles', true],
  ['Refereed conference papers and posters', true],
  ['Zeitschriftenartikel', true],
  ['Capítulos de libros', true],
  ['On the growth of trees', false],
  ['Articles 2019', false],
])('"%s" only groups publications: %s', (text, expected) => expect(namesPublicationGroup(text)).toBe(expected));
