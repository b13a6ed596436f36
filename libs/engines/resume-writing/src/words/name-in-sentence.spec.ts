import { nameInSentence } from './name-in-sentence';

it('keeps the capital of a tool that is spelled like an everyday word', () => {
  expect(['Notion', 'Phlebotomy'].map((name) => nameInSentence(name, new Set(), 'en'))).toEqual(['Notion', 'phlebotomy']);
});
