import { sniffHead } from './sniff-head';

const zip = Buffer.from('PK\u0003\u0004rest', 'latin1');
const pdf = Buffer.from('%PDF-1.7');
const json = Buffer.from('\ufeff \n{"basics": {}}');
const text = Buffer.from('Ada Novák\n\tEngineer\r\n');
const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

test.each([
  [pdf, 'resume', 'pdf'],
  [zip, 'resume', 'docx'],
  [zip, 'linkedin-archive', 'linkedin-archive'],
  [json, 'json-resume', 'json-resume'],
  [text, 'text', 'text'],
  [json, 'text', 'text'],
] as const)('%p sent as %s is %s', (head, source, kind) => {
  expect(sniffHead(head, source)).toBe(kind);
});

test.each([
  [pdf, 'linkedin-archive'],
  [json, 'linkedin-archive'],
  [zip, 'json-resume'],
  [text, 'json-resume'],
  [pdf, 'json-resume'],
  [pdf, 'text'],
  [zip, 'text'],
  [image, 'text'],
] as const)('%p sent as %s is refused, and the refusal names the way it came', (head, source) => {
  expect(() => sniffHead(head, source)).toThrow(expect.objectContaining({ code: 'FILE_TYPE_MISMATCH', details: { source } }));
});

test.each([[json], [text], [image]] as const)('the drop zone takes nothing but PDF and Word: %p', (head) => {
  expect(() => sniffHead(head, 'resume')).toThrow(expect.objectContaining({ code: 'FILE_TYPE_UNSUPPORTED' }));
});
