/** Reasons for a rejection that have a text in each language. Without zod, so that screens can load them. */
export const rejectionPresets = ['incomplete', 'photo', 'notForUs', 'advertising'] as const
export type RejectionPreset = (typeof rejectionPresets)[number]
