import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { passageHeadings } from '@folia/fit/read/passages/heading-words';
import { featureCount, featuresOf } from '@folia/fit/read/passages/passage-features';
import { columns, type PassageClass, passageClasses, softmax } from '@folia/fit/read/passages/passage-model';
import type { Sentence } from '@folia/fit/read/passages/sentence';
import { splitPosting } from '@folia/fit/read/passages/split-posting';
import { isSoftSkill } from '@folia/fit/read/portfolio/fields-of-role';
import { isQuality } from '@folia/fit/read/requirements/not-scored';
import { findSkills } from '@folia/skills/find-skills';
import { readSet, setsOf } from './case-sets';

/** A sentence and what it is for, taken from the heading above it or, less reliably (`weight`), from its own words. */
type Example = { features: number[]; bare: number[]; label: number | null; weight: number };

const classes = passageClasses.length;
const turns = 6;
/** The mean of the weights after each of the last turns depends less on the order of the examples than those of the last one. */
const averagedTurns = 4;
const rate = 0.5;
const decay = 1e-6;
const ofCues = 0.3;
const ofReader = 4;
const ofOwn = 1.5;
const ofOther = 0.5;

const classOfHeading = (heading: string): PassageClass | undefined => passageHeadings.classesOf(heading.toLowerCase().replace(/’/g, "'"))[0];

/** Numbers in a fixed order that looks random. */
function* shuffled(): Generator<number> {
  let state = 20_261_122;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function sumsOf(weights: Float32Array, features: readonly number[]): number[] {
  const scale = 1 / Math.sqrt(features.length);
  return Array.from({ length: columns }, (_, column) => scale * features.reduce((sum, feature) => sum + (weights[feature * columns + column] as number), 0));
}
const probabilities = (weights: Float32Array, features: readonly number[]) => softmax(sumsOf(weights, features).slice(0, -1));

/**
 * Multinomial logistic regression over the classes, and a separate logistic one for texts that are not postings, by stochastic gradient descent with AdaGrad.
 */
function train(examples: readonly Example[]): Float32Array {
  const weights = new Float32Array(columns * featureCount);
  const averages = new Float32Array(columns * featureCount);
  const squares = new Float32Array(columns * featureCount);
  const random = shuffled();
  const order = examples.map((_, index) => index);
  for (let turn = 0; turn < turns; turn += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor((random.next().value as number) * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    for (const index of order) {
      const { features: whole, bare, label, weight } = examples[index] as Example;
      // Half of the time the heading is covered, so that the words have to say it.
      const features = (random.next().value as number) < 0.5 ? bare : whole;
      const sums = sumsOf(weights, features);
      const shares = label === null ? null : softmax(sums.slice(0, -1));
      const foreign = 1 / (1 + Math.exp(-(sums.at(-1) as number)));
      const scale = weight / Math.sqrt(features.length);
      for (let column = 0; column < columns; column += 1) {
        const isForeign = column === classes;
        if (!isForeign && !shares) continue;
        const error = isForeign ? foreign - (label === null ? 1 : 0) : (shares?.[column] as number) - (column === label ? 1 : 0);
        const gradient = scale * error;
        for (const feature of features) {
          const at = feature * columns + column;
          squares[at] = (squares[at] as number) + gradient * gradient;
          weights[at] = (weights[at] as number) * (1 - decay) - (rate * gradient) / (Math.sqrt(squares[at] as number) + 1e-3);
        }
      }
    }
    if (turn >= turns - averagedTurns)
      weights.forEach((weight, index) => {
        averages[index] = (averages[index] as number) + weight / averagedTurns;
      });
  }
  return averages;
}

type Told = {
  sentence: Sentence;
  features: number[];
  bare: number[];
  byHeading: number | null;
  byReader: number | null;
  isOwn: boolean;
  isOther: boolean;
  fold: number;
};
const at = (name: PassageClass) => passageClasses.indexOf(name);
const folds = 5;

/** A heading says what comes below it. Among what is asked for, anything nobody can show on paper is a trait. */
function byHeading({ heading, text }: Sentence, isNamed: boolean): number | null {
  const told = heading ? classOfHeading(heading) : undefined;
  if (!told) return null;
  return (told === 'must' || told === 'nice') && !isNamed && isQuality(text) ? at('trait') : at(told);
}

type Ad = { id: string; text: string; isOwn?: boolean; isOther?: boolean };
type Labels = Readonly<Record<string, readonly (readonly [number, PassageClass])[]>>;

function sentencesIn({ id, text, isOwn = false, isOther = false }: Ad, fold: number, labels: Labels): Told[] {
  const mentions = findSkills(text).filter(({ skill }) => !isSoftSkill(skill));
  const own = labels[id] ?? [];
  return splitPosting(text, mentions)
    .filter(({ use }) => use !== 'title' || isOther)
    .map((sentence) => {
      const share = Math.min(0.999, sentence.start / text.length);
      const label = own.find(([start]) => sentence.start <= start && start < sentence.end)?.[1];
      const isNamed = mentions.some(({ start, end }) => sentence.start <= start && end <= sentence.end);
      return {
        sentence,
        features: featuresOf(sentence, share),
        bare: featuresOf(sentence, share, false),
        byHeading: byHeading(sentence, isNamed),
        byReader: label ? at(label) : null,
        isOwn,
        isOther,
        fold,
      };
    });
}

const cueClass: Partial<Record<Sentence['use'], PassageClass>> = { about: 'about', duties: 'duties', must: 'must', nice: 'nice' };
/** What the cues say about the postings they were tuned on. They cannot tell what is offered from how to apply. */
function ownLabel({ sentence }: Told, shares: readonly number[]): number {
  const cue = cueClass[sentence.use];
  if (cue) return at(cue);
  return (shares[at('offer')] as number) > (shares[at('apply')] as number) ? at('offer') : at('apply');
}
/** A cue is believed where the model trained so far considers it possible. */
const fewest = 0.15;

function learn(told: readonly Told[]): Float32Array {
  const sure = told.flatMap((one): Example[] => {
    if (one.isOther) return [{ ...one, label: null, weight: ofOther }];
    if (one.byReader !== null) return [{ ...one, label: one.byReader, weight: ofReader }];
    return one.byHeading === null || one.isOwn ? [] : [{ ...one, label: one.byHeading, weight: 1 }];
  });
  const first = train(sure);
  const cued = told.flatMap((one): Example[] => {
    const cue = cueClass[one.sentence.use];
    if (one.isOther || one.byReader !== null || (one.byHeading !== null && !one.isOwn)) return [];
    if (one.isOwn) return [{ ...one, label: ownLabel(one, probabilities(first, one.bare)), weight: ofOwn }];
    if (!cue) return [];
    return (probabilities(first, one.bare)[at(cue)] as number) < fewest ? [] : [{ ...one, label: at(cue), weight: ofCues }];
  });
  return train([...sure, ...cued]);
}

/**
 * How well sentences outside the training data are read, holding out a fifth of the ads at a time: hand-labelled ones, and ones under a heading, with the
 * heading covered.
 */
function crossValidate(told: readonly Told[]): void {
  const byReader = passageClasses.map(() => passageClasses.map(() => 0));
  const byHeadings = passageClasses.map(() => passageClasses.map(() => 0));
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = learn(told.filter((one) => one.fold !== fold));
    for (const one of told) {
      const label = one.byReader ?? one.byHeading;
      if (one.isOther) continue;
      if (one.fold !== fold || label === null) continue;
      const shares = probabilities(weights, one.byReader === null ? one.bare : one.features);
      const row = (one.byReader === null ? byHeadings : byReader)[label] as number[];
      const best = shares.indexOf(Math.max(...shares));
      row[best] = (row[best] as number) + 1;
    }
  }
  for (const [name, counts] of [
    ['labelled by a reader', byReader],
    ['under a heading, which is covered', byHeadings],
  ] as const) {
    const all = counts.flat().reduce((sum, one) => sum + one, 0);
    const right = counts.reduce((sum, row, index) => sum + (row[index] as number), 0);
    console.log(`${name}: ${right} of ${all} right (${(right / all).toFixed(3)})\nis \\ read  ${passageClasses.map((one) => one.padStart(7)).join('')}`);
    for (const [index, row] of counts.entries())
      console.log(
        `${(passageClasses[index] ?? '').padEnd(10)} ${row.map((one) => String(one).padStart(7)).join('')}   ${((row[index] ?? 0) / row.reduce((sum, one) => sum + one, 0)).toFixed(3)}`,
      );
  }
}

/** A person of our own cases as a resume in plain words. */
function resumeOf(person: object): string {
  const words = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.every((one) => typeof one === 'string') && value.join('').length < 200 ? [value.join(', ')] : value.flatMap(words);
    return value && typeof value === 'object' ? Object.values(value).flatMap(words) : [];
  };
  return words(person).join('\n');
}

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({ id: file, text: readFileSync(join(folder, file), 'utf8') }));

/** Texts that are not postings: those of a folder, the people in our own cases, and the readmes and licences of packages. */
function otherTexts(folder: string): Ad[] {
  const people = setsOf('cases').flatMap((name) =>
    Object.entries(readSet('cases', name).candidates).map(([id, person]) => ({ id: `${name} ${id}`, text: resumeOf(person) })),
  );
  const modules = resolve(__dirname, '..', '..', '..', '..', 'node_modules');
  const pages = readdirSync(modules)
    .sort()
    .flatMap((name, index) => (index % 3 === 0 ? [join(modules, name, index % 2 === 0 ? 'README.md' : 'LICENSE')] : []))
    .filter(existsSync)
    .map((file) => ({ id: file, text: readFileSync(file, 'utf8').slice(0, 4_000) }));
  return [...textsIn(folder), ...people, ...pages].map((one) => ({ ...one, isOther: true }));
}

function main(): void {
  const { values } = parseArgs({
    options: { corpus: { type: 'string' }, out: { type: 'string' }, others: { type: 'string' }, folds: { type: 'boolean' }, without: { type: 'string' } },
  });
  if (!values.corpus || !values.others || !values.out) throw new Error('usage: train-passages --corpus DIR --others DIR --out FILE [--folds] [--without FOLD]');
  const folder = resolve(values.corpus);
  const labels = JSON.parse(readFileSync(join(__dirname, '..', 'evals', 'passage-labels.json'), 'utf8')) as Labels;
  const told = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Ad)
    .concat(setsOf('cases').flatMap((name) => Object.entries(readSet('cases', name).jobs).map(([id, text]) => ({ id: `${name} ${id}`, text, isOwn: true }))))
    .concat(otherTexts(resolve(values.others)))
    .flatMap((ad, index) => sentencesIn(ad, index % folds, labels))
    .filter(({ fold, isOther }) => !isOther || String(fold) !== values.without);
  console.log(
    `${told.length} sentences, ${told.filter((one) => one.byHeading !== null).length} told by a heading, ${told.filter((one) => one.byReader !== null).length} by a reader`,
  );
  if (values.folds) crossValidate(told);
  const weights = learn(told);
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / 127;
  const bytes = Buffer.alloc(4 + weights.length);
  bytes.writeFloatLE(step, 0);
  weights.forEach((weight, index) => {
    bytes.writeInt8(Math.round(weight / step), 4 + index);
  });
  writeFileSync(resolve(values.out), bytes);
}

main();
