export const codeLength = 6

/** The digits of a pasted text, up to the length of a code. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, codeLength)
