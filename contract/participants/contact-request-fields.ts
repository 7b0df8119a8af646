/** `PASSED`: the person was asked by letter. `DONE`: settled another way, or after that. */
export const contactRequestStatuses = ['OPEN', 'PASSED', 'DECLINED', 'DONE'] as const
export type ContactRequestStatus = (typeof contactRequestStatuses)[number]
