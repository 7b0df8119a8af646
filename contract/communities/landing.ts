import { z } from 'zod'
import { limits } from '../limits.ts'
import { link, requiredText, text } from '../shapes.ts'

const line = requiredText(limits.title.max)
const paragraph = requiredText(600)
const face = z.strictObject({ name: line, imageUrl: link })

/** Texts of a landing in one language. `*emphasis*` in a reason is bold. */
export const landingContent = z.strictObject({
  title: line,
  lead: paragraph,
  button: line,
  /** An invented pair that shows what an intro looks like. */
  example: z.strictObject({ left: face, right: face, title: line, reason: paragraph }),
  nod: z.strictObject({ face, title: line, text: line }),
  stepsTitle: line,
  steps: z.array(z.strictObject({ title: line, text: paragraph })).length(3),
  request: line,
  launch: z.strictObject({ title: line, text: paragraph, button: line }).nullable(),
  quote: z.strictObject({ text: paragraph, author: face, role: text(limits.title.max) }),
})
export type LandingContent = z.infer<typeof landingContent>

/** Files at `/community/{id}/landing{suffix}.json`; the suffix is a language, or empty for the community's default. */
export const landingFiles = ['landing.json', 'landing_en.json', 'landing_ru.json'] as const
export const landingFile = z.enum(landingFiles)
