import { cleanText } from './clean-text';

test.each([
  ['Bo˘gazi¸ci Universit´e', 'Boğaziçi Université'],
  ['Mu¨ller, Erd˝os, voil`a', 'Müller, Erdős, voilà'],
  ['the `apply` step', 'the `apply` step'],
  ['oﬃce and ﬂow', 'office and flow'],
  ['⼯作经验 ⾃我 语⾔ 特⻓', '工作经验 自我 语言 特长'],
  ['a\u200bb\u202ec', 'abc'],
  ['\uf0e0 mail', '  mail'],
  ['555\u20110164', '555-0164'],
])('%s reads %s', (text, expected) => expect(cleanText(text)).toBe(expected));
