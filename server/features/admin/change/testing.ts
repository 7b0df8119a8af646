import { randomUUID } from 'node:crypto'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type ChangeOptions = {
  communityId: string
  userId: string
  kind?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  at?: Date
  canUndo?: boolean
}

export async function buildChange(t: FactoryContext, options: ChangeOptions): Promise<string> {
  const id = randomUUID()
  const { communityId, userId, kind = 'community', at = t.clock.now(), canUndo = true } = options
  const { before = { timeZone: 'UTC' }, after = { timeZone: 'Asia/Almaty' } } = options
  const json = (value: unknown) => t.owner`${JSON.stringify(value)}::text::jsonb`
  await t.owner`
    insert into change (id, community_id, kind, user_id, before, after, can_undo, created_at)
    values (${id}, ${communityId}, ${kind}, ${userId}, ${json(before)}, ${json(after)}, ${canUndo}, ${at})`
  return id
}

export const testing: SliceTesting<'change'> = {
  noun: 'change',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
  },
  tables: {
    change: (t, { communityId, userId }) => buildChange(t, { communityId, userId }),
  },
}
