/** The look of an action on a page for reading: a plain word with a sign. */
export const pageAction = 'inline-flex min-h-11 items-center gap-2 text-s text-ink-2 transition-colors duration-120 hover:text-leaf md:min-h-10 [&_svg]:size-4';
