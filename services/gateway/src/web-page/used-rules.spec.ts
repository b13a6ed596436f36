import { usedRules } from './used-rules';

const rules = [
  { css: '@layer base,utilities;' },
  { css: 'a{color:red}', needs: [[]] },
  { css: '.gap-2{gap:2px}', needs: [['gap-2']] },
  { css: '.\\[\\&_svg\\]\\:m-1 svg{margin:1px}', needs: [['[&_svg]:m-1']] },
  { css: '[data-look=calm] p{top:1px}', needs: [['data-look=calm']] },
  { css: '@media (min-width:1px)', rules: [{ css: '.a .b,.c{top:0}', needs: [['a', 'b'], ['c']] }] },
];

test('a document gets the rules of its own classes, and those that need none', () => {
  expect(usedRules(rules, '<p class="gap-2 x"></p>')).toBe('@layer base,utilities;a{color:red}.gap-2{gap:2px}');
});

test('one of the selectors is enough, and of each all its classes are wanted', () => {
  const media = '@media (min-width:1px){.a .b,.c{top:0}}';
  expect(usedRules(rules, '<p class="a"></p>')).not.toContain(media);
  expect(usedRules(rules, '<p class="a"></p><p class="b"></p>')).toContain(media);
  expect(usedRules(rules, '<p class="c"></p>')).toContain(media);
});

test('a layer keeps its place among the others when nothing of it is used, or the whole sheet would put it last', () => {
  const layers = ['base', 'components', 'utilities'].map((name) => ({ css: `@layer ${name}`, rules: [{ css: `.${name}{top:0}`, needs: [[name]] }] }));
  expect(usedRules(layers, '<p class="utilities"></p>')).toBe('@layer base{}@layer components{}@layer utilities{.utilities{top:0}}');
});

test('an attribute is asked for with its value', () => {
  expect(usedRules(rules, '<p data-look="calm"></p>')).toContain('top:1px');
  expect(usedRules(rules, '<p data-look="compact"></p>')).not.toContain('top:1px');
});

test('a class is known by its name, however markup writes it', () => {
  expect(usedRules(rules, '<p class="[&amp;_svg]:m-1"></p>')).toContain('margin:1px');
});

test('words of a person that look like an attribute are only text', () => {
  expect(usedRules(rules, '<p>He wrote class=&quot;gap-2&quot;</p>')).not.toContain('gap-2');
});
