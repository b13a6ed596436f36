import { startLanguageModel } from '@folia/testing/language-model';

/** How a posting's own word looks: by it the stand-in knows which job it is asked about. */
const markers = /Quorv[a-z]+/;

/** A word that no other posting has, for a number. */
export const markerOf = (number) => `Quorv${[...number.toString(26)].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)]).join('')}`;

/** The word of the posting that a question is about. */
export const markerIn = ({ messages }) => markers.exec(JSON.stringify(messages))?.[0] ?? '';

/** What is right to say to each of the questions about a score. */
export function answerTo(request) {
  const asked = JSON.stringify(request.messages);
  const marker = markerIn(request);
  if (!asked.includes('passages')) return { marker, step: 'find-evidence', text: '{"evidence":[]}' };
  // The word becomes a requirement, so that the next question names it too.
  return { marker, step: 'read-job', text: JSON.stringify({ requirements: [{ quote: marker, name: marker, kind: 'skill', need: 'must' }] }) };
}

/** A language model that keeps account of its whole answers. */
export async function startCountedModel() {
  const answers = [];
  const sayAfter = (ms, request, reply) => {
    const answer = answerTo(request);
    setTimeout(() => {
      reply.say(answer.text);
      if (answer.marker) answers.push({ ...answer, at: Date.now() });
    }, ms);
  };
  // As long as a quick model takes, so that a fault can come in between.
  const usual = (request, reply) => sayAfter(150, request, reply);
  const model = await startLanguageModel(usual);
  return {
    url: model.url,
    answers,
    /** From now on it behaves like this; without a script, well. */
    become: (script = usual) => model.become(script),
    /** Answers well, and notes that it was paid. */
    sayAfter,
    close: model.close,
  };
}
