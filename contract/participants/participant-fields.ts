import { z } from 'zod'
import { id } from '../shapes.ts'

/** Fields of a participant that are the same for the owner and for others. */
export const participantFields = {
  id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  position: z.string(),
  about: z.string(),
  lookingFor: z.string(),
  canHelp: z.string(),
  goal: z.string(),
  /** Empty for others unless shared. */
  city: z.string(),
  avatarUrl: z.string().nullable(),
  tags: z.array(z.string()),
}
