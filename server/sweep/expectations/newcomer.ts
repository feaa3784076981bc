export const password = 'quiet-river-7';
export const newcomer = (nth: number) => ({ username: `newcomer ${nth}`, password, confirmPassword: password });
