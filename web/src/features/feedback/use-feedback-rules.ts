import { useEffect, useRef, useState } from 'react';
import { issuesOf } from '../../lib/issues-of';
import { ruleSentence } from '../../lib/rule-sentence';
import { texts } from './texts';

const rules = async () => (await import('@folia/contracts/feedback/shapes')).feedbackInput.omit({ key: true });
const words: Record<string, string> = { text: texts.textNeeded, email: texts.emailWrong };

/** The sentences at the fields, by their names. */
type Broken = Readonly<Record<string, string>>;

async function brokenBy(body: object): Promise<Broken> {
  // If the rules could not be fetched, only the server checks.
  const schema = await rules().catch(() => null);
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), words[String(path[0])] ?? ruleSentence(message)]));
}

/** Checks feedback against the contract, without the library of the larger forms: this page is public, and most of its scripts would be that. */
export function useFeedbackRules() {
  const [broken, setBroken] = useState<Broken>({});
  const turn = useRef({ isChecked: false, last: 0 });
  useEffect(() => {
    void rules().catch(() => {});
  }, []);
  const look = async (body: object) => {
    turn.current.last += 1;
    const mine = turn.current.last;
    const found = await brokenBy(body);
    if (mine === turn.current.last) setBroken(found);
    return Object.keys(found);
  };
  return {
    errorOf: (name: string): string | null => broken[name] ?? null,
    /** Before it is sent. Returns the first field that broke a rule. */
    check: async (body: object): Promise<string | undefined> => {
      turn.current.isChecked = true;
      const wrong = await look(body);
      return ['text', 'page', 'email'].find((name) => wrong.includes(name));
    },
    /** While it is typed, once it has been checked: an error goes as soon as it is mended. */
    recheck: (body: object): void => {
      if (turn.current.isChecked) void look(body);
    },
    /** Shows the server's errors at their fields, and returns the first of these. */
    refuse: (error: unknown): string | undefined => {
      const issues = issuesOf(error);
      setBroken(Object.fromEntries(issues.map(({ path, message }) => [path, ruleSentence(message)])));
      return issues[0]?.path;
    },
  };
}
