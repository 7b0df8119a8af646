import { type MergeField, type MergeRefusal, mergeFields } from '#contract/crm/member-merge-fields.ts'
import { limits } from '#contract/limits.ts'
import type { IntroStatus } from '#contract/matching/intro.ts'

const dayMs = 24 * 3_600_000

/** How long the links of the letters are valid. */
export const validMs = 7 * dayMs
/** How long nobody proposes again what an owner declined. */
export const declinedMs = 30 * dayMs

const standing: Record<IntroStatus, number> = { ACCEPTED: 3, SENT: 2, DECLINED: 1, UNDELIVERED: 0 }

type Intro = { id: string; status: IntroStatus; createdAt: string }

/** Of two intros with the same person: an accepted one stays, then one that waits for its answer; of equal ones the first. */
export function keptIntro<T extends Intro>(one: T, two: T): T {
  const ahead = standing[one.status] - standing[two.status]
  if (ahead !== 0) return ahead > 0 ? one : two
  return Date.parse(one.createdAt) <= Date.parse(two.createdAt) ? one : two
}

type TextField = Exclude<MergeField, 'photo'>
const textFields = mergeFields.filter((field): field is TextField => field !== 'photo')
type Texts = Record<TextField, string> & { tags: string[] }

/** What changes in the profile that stays. Topics are those of both, its own first. */
export function takenFields(kept: Texts, other: Texts, fromOther: readonly MergeField[]): Partial<Texts> {
  const taken: Partial<Texts> = {}
  for (const field of textFields)
    if (fromOther.includes(field) && kept[field] !== other[field]) taken[field] = other[field]
  const tags = [...new Set([...kept.tags, ...other.tags])].slice(0, limits.tags.max)
  if (tags.length > kept.tags.length) taken.tags = tags
  return taken
}

type Standing = { isBlocked: boolean; isAdmin: boolean; hasPermissions: boolean }

/**
 * Why two members cannot be merged. Rights do not move with a profile, so the member who ends must have none; an admin is merged by admins
 * alone. Nobody leaves a block behind by a merge.
 */
export function refusalOf(
  manager: { isAdmin: boolean },
  { kept, other }: { kept: Standing; other: Standing },
  facts: { haveBothPaid: boolean; isOpen: boolean; isDeclined: boolean },
): MergeRefusal | null {
  if (kept.isBlocked || other.isBlocked) return 'BLOCKED'
  if (other.isAdmin || other.hasPermissions || (kept.isAdmin && !manager.isAdmin)) return 'MANAGER'
  if (facts.haveBothPaid) return 'BOTH_PAID'
  if (facts.isOpen) return 'OPEN'
  return facts.isDeclined ? 'DECLINED' : null
}
