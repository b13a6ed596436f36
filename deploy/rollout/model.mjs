import { startLanguageModel } from '@folia/testing/language-model';

/** A language model that takes its time and has nothing to add: what makes jobs last without costing the machine anything. */
export const startSlowModel = (answerMs) =>
  startLanguageModel((request, reply) => {
    const wanted = request.response_format?.json_schema?.schema?.required ?? ['requirements'];
    const timer = setTimeout(() => reply.say(JSON.stringify(Object.fromEntries(wanted.map((name) => [name, []])))), answerMs);
    void reply.over.then(() => clearTimeout(timer));
  });
