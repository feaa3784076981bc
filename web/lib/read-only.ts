/** The message for a client who tries to change something in a project (specification, part 2 section 6). */
export const readOnlyProject = {
  title: 'Read-only access',
  description: 'You have read-only access to this project',
};
