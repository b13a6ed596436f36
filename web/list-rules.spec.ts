import { listRules } from './list-rules';

const needsOf = (css: string) => listRules(css)[0]?.needs;

test('a rule names the classes of each of its selectors, as markup writes them', () => {
  expect(needsOf('.a .b>p,.c{top:0}')).toEqual([['a', 'b'], ['c']]);
  expect(needsOf('.md\\:w-\\[calc\\(1px\\+2px\\)\\]:hover{top:0}')).toEqual([['md:w-[calc(1px+2px)]']]);
  expect(needsOf('.\\32 xl\\:p-0\\.5{top:0}')).toEqual([['2xl:p-0.5']]);
});

test('an attribute that the server alone writes is asked for, one that a script sets is not', () => {
  expect(needsOf('[data-look=calm] [data-part=row] .a{top:0}')).toEqual([['data-look=calm', 'data-part=row', 'a']]);
  expect(needsOf('[data-theme=light] .a{top:0}')).toEqual([['a']]);
});

test('what stands in parentheses is not asked for: a selector can match without it', () => {
  expect(needsOf('.a:not(.b):is(.c,.d){top:0}')).toEqual([['a']]);
  expect(needsOf(':root,:host{top:0}')).toEqual([[], []]);
});

test('groups are listed with their rules, and what has none stays as it is', () => {
  const css = '@layer base,utilities;@media (width>1px){@supports (top:0){.a{top:0}}}@font-face{font-family:x}@keyframes k{to{top:0}}';
  const [order, media, face, frames] = listRules(css);
  expect([order?.css, face?.css, frames?.css]).toEqual(['@layer base,utilities;', '@font-face{font-family:x}', '@keyframes k{to{top:0}}']);
  expect(media).toEqual({ css: '@media (width>1px)', rules: [{ css: '@supports (top:0)', rules: [{ css: '.a{top:0}', needs: [['a']] }] }] });
});
