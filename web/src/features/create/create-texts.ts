/** What is said before the panel opens. */
export const createTexts = {
  create: 'Create',
  key: 'Create something: then the letter beside it',
};
