const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a press asks for the command palette: Cmd+K on Apple's systems, where Ctrl+K deletes the rest of a line, and Ctrl+K on all others. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey && event.ctrlKey === !isApple() && event.metaKey === isApple();

/** The same as it is written on keys. */
export const paletteKey = (): string => (isApple() ? '⌘ K' : 'Ctrl K');
