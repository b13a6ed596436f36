/** Longer than any place for it, and without a space to break at. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const longText =
  'Moved eleven services to one stream of events without losing a single message, while the teams that own them went on releasing every day, and wrote down what it took so that the next forty could follow without asking.';
