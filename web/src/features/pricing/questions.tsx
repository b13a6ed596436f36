type QuestionsProps = { title: string; questions: readonly { question: string; answer: string }[] };

/** Questions with their answers, all open: nothing to fold out, and found by searching in the page. */
export const Questions = ({ title, questions }: QuestionsProps) => (
  <section aria-label={title} className="grid gap-x-8 gap-y-6 pt-18 md:pt-28 min-[1001px]:grid-cols-[1fr_2fr]">
    <h2 className="font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">{title}</h2>
    <dl className="grid gap-6">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt className="mb-1 text-m font-semibold">{question}</dt>
          <dd className="max-w-[62ch] font-serif text-l leading-[1.6] text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);
