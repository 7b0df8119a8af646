export const codeLength = 6

/** The digits of a pasted text, as many as a code has. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, codeLength)
