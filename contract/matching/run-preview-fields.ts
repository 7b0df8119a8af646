/*
 * Values of the preview of a weekly run. Without zod, so that screens can load them.
 */

/** Kinds of pairs that are worth a look. */
export const previewedPairKinds = ['HIGHEST', 'LOWEST', 'REPEATED', 'SAME_COMPANY'] as const

/** The main reason why a member gets fewer than a list holds. */
export const fewReasons = ['EMPTY_PROFILE', 'FEW_MEMBERS', 'RULES', 'ALL_SEEN', 'LITTLE_IN_COMMON'] as const
