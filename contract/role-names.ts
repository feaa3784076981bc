/** Apart from the permission table in roles.ts: pages without sign-in need the names alone. */
export const roles = ['company_admin', 'company_user', 'client'] as const;
