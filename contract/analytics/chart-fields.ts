/*
 * Values of charts. Without zod, so that screens can load them.
 */

/** Days back from today; `all` from the first day of the community. */
export const chartRanges = ['7', '30', '90', 'year', 'all'] as const

/** A smaller group is merged with the others, so that nobody is recognised by what they wrote. Places are shared by choice. */
export const smallestGroup = 3
