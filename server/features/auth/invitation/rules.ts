/** An invitation that was sent to an address is for that address alone. */
export const isForReader = (invited: string | null, email: string): boolean => invited === null || invited === email
