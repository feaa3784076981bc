/** Whether a question only stands around the clause that could not be turned. */
export const isTemplate = (question: string, clause: string): boolean =>
  question.toLowerCase().replace('¿', '').indexOf(clause.toLowerCase()) > 0;
