/** The edition of all prompts together, which insights carry. Raise it with every change to a prompt. */
export const promptVersion = '4';
