/** Whether an account may be opened with its password, or will be once its address is verified; a disabled one never. */
export const mayOpen = ({ status }: { status: string }): boolean => status === 'active' || status === 'pending';
