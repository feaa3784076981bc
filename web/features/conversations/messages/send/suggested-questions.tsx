type Props = { questions: readonly string[]; disabled?: boolean; onAsk: (question: string) => void };

/** Questions to begin with; a click sends one. */
export function SuggestedQuestions({ questions, disabled, onAsk }: Props) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="suggested-questions">
      <h4 id="suggested-questions" className="mb-2 text-label font-control text-text-2">
        Suggested questions
      </h4>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <button
              type="button"
              dir="auto"
              disabled={disabled}
              onClick={() => onAsk(question)}
              className="min-h-8 rounded-card border border-line bg-surface px-3 py-1 text-start text-pretty break-words text-text-2 transition-colors duration-120 enabled:hover:border-line-strong enabled:hover:text-ink disabled:opacity-55 pointer-coarse:min-h-10"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
