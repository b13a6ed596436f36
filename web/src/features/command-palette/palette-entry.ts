import type { ReactNode } from 'react';

/** One line of the palette: what it is called, what tells it apart, other words that find it, and where it leads or what it does. */
export type PaletteEntry = { id: string; label: string; hint?: string; words?: string; icon: ReactNode } & ({ href: string } | { act: () => void });
export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);

/** The entries that have every typed word, as the beginning of one of theirs; first those whose name begins with it. All of them while nothing is typed. */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = wordsIn(typed).filter(Boolean);
  const text = fold(typed.trim());
  if (text === '') return [...entries];
  const begins = ({ label }: PaletteEntry) => fold(label).startsWith(text);
  const found = entries.filter(({ label, hint = '', words = '' }) => {
    const own = wordsIn(`${label} ${hint} ${words}`);
    return wanted.length > 0 && wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}
