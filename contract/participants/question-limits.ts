/* Values and limits of a community's questions. Without zod, so that screens can load them. */

export const communityQuestionTypes = ['TEXT', 'RADIO', 'CHECKBOX', 'YEAR'] as const
export type CommunityQuestionType = (typeof communityQuestionTypes)[number]

export const questionnaireLimits = { questions: 50, options: 50, fewestOptions: 2 } as const

/** Whether options are selected. */
export const hasOptions = (type: CommunityQuestionType): boolean => type === 'RADIO' || type === 'CHECKBOX'
