import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../shapes.ts'
import { memberFilter } from './member-filter.ts'
import { memberTag } from './member-tag.ts'

export const bulkKinds = ['tag', 'untag', 'profileOn', 'profileOff', 'networkingOn', 'networkingOff'] as const

/** What is done with each selected member. */
export const bulkStep = z.union([
  z.strictObject({ kind: z.enum(['tag', 'untag']), tag: memberTag }),
  z.strictObject({ kind: z.enum(['profileOn', 'profileOff', 'networkingOn', 'networkingOff']) }),
])
export type BulkStep = z.infer<typeof bulkStep>

/** Members by name, or all of a filter but some. It is frozen when the action starts. */
export const selection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  z.strictObject({ filter: memberFilter, except: z.array(id).max(1000) }),
])
export type Selection = z.infer<typeof selection>

const count = z.number().int()

export const bulkAction = z.strictObject({
  id,
  kind: z.enum(bulkKinds),
  tag: z.string().nullable(),
  /** Number of members that were selected when it started. */
  total: count,
  /** How many of them are done, those left out included. */
  done: count,
  /** Members who left meanwhile, or whom this manager may not switch. */
  skipped: count,
  failed: count,
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type BulkAction = z.infer<typeof bulkAction>

/** One action on many members, run as a job. */
export const bulkActionApi = {
  create: endpoint({
    call: 'POST /api/admin/bulk-actions',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Start an action on the selected members. It goes on when the page is left.',
    input: { step: bulkStep, selection },
    reply: bulkAction,
    fails: ['NOTHING_SELECTED'],
    idempotent: true,
    limit: 'write',
  }),
  listUnfinished: endpoint({
    call: 'GET /api/admin/bulk-actions',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'List the actions that are running, the oldest first.',
    reply: z.array(bulkAction),
  }),
  get: endpoint({
    call: 'GET /api/admin/bulk-actions/:id',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Get the progress of an action.',
    input: { id },
    reply: bulkAction,
  }),
}
