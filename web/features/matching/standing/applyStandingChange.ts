import type { Standing } from '#contract/matching/standing.ts'

/** A change that the user made about a person. */
export type StandingChange = { standing?: Partial<Standing>; privateNote?: string }

/** Lists have different shapes; the entry of a person is the same in all of them. */
export function applyStandingChange<T>(data: T, participantId: string, change: StandingChange): T {
  if (Array.isArray(data)) return data.map(item => applyStandingChange(item, participantId, change)) as T
  if (!isRecord(data)) return data
  if (isAbout(data, participantId)) {
    const { standing, privateNote } = change
    return {
      ...data,
      ...(standing ? { standing: { ...data.standing, ...standing } } : {}),
      ...(privateNote === undefined ? {} : { privateNote }),
    }
  }
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, applyStandingChange(value, participantId, change)]),
  ) as T
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAbout = (value: Record<string, unknown>, participantId: string): value is { standing: Standing } =>
  isRecord(value.standing) && isRecord(value.person) && value.person.id === participantId
