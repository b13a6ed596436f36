import { readFacts } from './read-facts';

describe('the title of a posting', () => {
  test.each([
    [
      'never the heading of its first part',
      'Description\n\nWe are looking for a Stock Planner to help set up our new depot.\n\nYou plan stock.',
      'Stock Planner',
    ],
    ['what a sentence looks for, without whom it is for', 'We are looking for a kitchen porter who loves mornings.', 'kitchen porter'],
    [
      'the first line, whatever stands behind "to" in it',
      'Assistant to the Head Teacher\nOak School, Leeds\n\nKeep the diary.',
      'Assistant to the Head Teacher',
    ],
  ])('is %s', (_, text, role) => expect(readFacts(text).role).toBe(role));
});
