import { skillStrength } from '@folia/skills/skill-strength';
import { saysSimilar } from '../requirements/not-scored';
import type { Option } from '../requirements/requirement';
import type { Joint } from './split-terms';

/** What one term of a sentence asks for, before alternatives are put together. */
export type Piece = {
  joint: Joint;
  depth: number;
  label: string;
  kind: 'skill' | 'credential' | 'language' | 'none';
  options: Option[];
  start: number;
  end: number;
  /** The term is nothing but the thing itself, so it can be one of a list. */
  isBare: boolean;
  /** It comes after ", including": part of what was named, not another name for it. */
  isBesides?: boolean;
  /** Its own label says everything: what comes with it only says what it may be done with. */
  isSort?: boolean;
  text: string;
};

export type Group = { pieces: Piece[]; isOpen: boolean };

const sortOf = ({ options, kind }: Piece) => `${kind} ${options[0]?.skill?.category ?? '?'}`;

/**
 * Combines alternatives: "A or B", "A, B or C" of one sort, "X such as A, B", "X (A, B)", "A, B or similar". A piece on its own is a group of one. Pieces that
 * ask for nothing only say how the others are meant.
 */
export function groupOptions(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  let isInExample = false;
  let isApart = false;
  let depth = 0;
  for (const piece of pieces) {
    const last = groups.at(-1);
    const isGeneric = piece.kind === 'none' && saysSimilar(piece.text);
    if (piece.joint === 'semicolon' || piece.joint === 'begin' || piece.depth < depth) isInExample = false;
    // "Including large assemblies, GD&T": a term that names nothing does not open a list of examples.
    if (piece.joint === 'example') isInExample = piece.kind !== 'none' || isGeneric || piece.depth > depth;
    depth = piece.depth;
    if (isGeneric) {
      if (last && piece.joint !== 'semicolon') gather(groups, true, piece.depth);
      continue;
    }
    if (piece.kind === 'none') {
      isApart = true;
      continue;
    }
    // "Squeezing models onto edge hardware (TensorRT, ONNX)" asks for these two, not for what comes before them.
    const isOfOther = piece.joint === 'example' && isApart;
    const joins = last && !isOfOther && (piece.joint === 'or' || piece.joint === 'slash' ? !isApart && canJoin(last, piece) : isInExample);
    isApart = false;
    if (!joins) {
      groups.push({ pieces: [piece], isOpen: false });
      continue;
    }
    // "ACLS (AHA only)": the issuer of a credential is not another credential.
    if (last.pieces[0]?.kind === 'credential' && piece.depth > 0 && !piece.options.some(({ skill }) => skill)) continue;
    if (isCommonWord(piece)) continue;
    last.pieces.push(piece);
    if (piece.joint === 'or' && !isInExample) gather(groups, false, piece.depth);
    if (isInExample && piece.joint === 'example') last.isOpen = piece.depth === 0 || last.isOpen;
  }
  return groups;
}

/** "WordPress (themes, functions)": one common word inside a bracket is found everywhere. */
const isCommonWord = ({ depth, label, options }: Piece) =>
  depth > 0 && options.every(({ skill, stems }) => skill === null && stems.length < 2) && !/\p{Lu}/u.test(label);

const canJoin = (group: Group, piece: Piece) => {
  const before = group.pieces.at(-1);
  return (
    before !== undefined &&
    (piece.joint === 'or' || (before.kind === piece.kind && (sortOf(before) === sortOf(piece) || !before.options[0]?.skill || !piece.options[0]?.skill)))
  );
};

/** "An RTOS, FreeRTOS or Zephyr": the choices are of that sort. */
const isSortOf = ({ options }: Piece, choice: readonly Piece[]) => {
  const sort = options[0]?.skill;
  return sort !== undefined && sort !== null && choice.every((piece) => piece.options.every(({ skill }) => skill && skillStrength(skill, sort) > 0));
};

/** Kafka and RabbitMQ are both message queues, whichever categories they are filed under. */
const shareSort = (one: Piece, other: Piece) => {
  const [a, b] = [one.options[0]?.skill, other.options[0]?.skill];
  return Boolean(a && b && a.area === b.area && a.implies.some(({ id }) => b.implies.some((implied) => implied.id === id)));
};

/** "A, B or C": what comes before, joined by commas and of the same sort, is part of the choice. */
function gather(groups: Group[], isOpen: boolean, depth: number): void {
  const choice = groups.at(-1);
  if (!choice) return;
  choice.isOpen ||= isOpen;
  let first = choice.pieces[0];
  for (let before = groups.at(-2); before && first?.joint === 'comma' && first.isBare && first.depth === depth; before = groups.at(-2)) {
    const [one] = before.pieces;
    // "Cortex-M, CMSIS-DSP or a comparable architecture": the sort of the unknown one is not known, but the sentence says that they are alike.
    const isUnknown =
      isOpen &&
      one?.kind === 'skill' &&
      choice.pieces.every(({ kind, options }) => kind === 'skill' && (!options[0]?.skill || (!one.options[0]?.skill && /^\p{Lu}/u.test(one.label))));
    if (before.pieces.length > 1 || !one || (sortOf(one) !== sortOf(first) && !isUnknown && !isSortOf(one, choice.pieces) && !shareSort(one, first))) return;
    groups.splice(-2, 1);
    choice.pieces.unshift(one);
    first = one;
  }
}
