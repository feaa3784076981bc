type Name = 'questions' | 'unsavedQuestions' | 'undeletedQuestions';

/** Where the page keeps questions over a reload: the list, and what the server has not heard of yet. */
export type QuestionStore = {
  load: (name: Name) => string[];
  save: (name: Name, texts: readonly string[]) => void;
};
