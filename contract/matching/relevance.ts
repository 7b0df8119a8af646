import { z } from 'zod'

/** How well two people fit: of the rate 0 to 100, with the same bounds everywhere. */
export const relevanceLevels = ['HIGH', 'MEDIUM', 'LOW'] as const
export const relevanceLevel = z.enum(relevanceLevels)
export type RelevanceLevel = z.infer<typeof relevanceLevel>
