import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, requiredText } from '../shapes.ts'
import { memberFilter } from './member-filter.ts'

/** Most segments of a community: each is counted when the list of members is opened. */
export const segmentsAtMost = 50

export const segment = z.strictObject({
  id,
  name: z.string(),
  filter: memberFilter,
  /** How many members it holds now; null for more than 10,000. */
  count: z.number().int().nullable(),
})
export type Segment = z.infer<typeof segment>

const name = requiredText(limits.name.max)

/** Saved filters of members. */
export const segmentApi = {
  list: endpoint({
    call: 'GET /api/admin/segments',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'List the segments of this community with the number of members in each, by name.',
    reply: z.array(segment),
  }),
  create: endpoint({
    call: 'POST /api/admin/segments',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Save a filter of members under a name. What it holds follows the members.',
    input: { name, filter: memberFilter },
    reply: segment,
    fails: ['SEGMENT_NAME_TAKEN', 'TOO_MANY_SEGMENTS'],
    idempotent: true,
    limit: 'write',
  }),
  update: endpoint({
    call: 'PATCH /api/admin/segments/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Rename a segment, or replace its filter.',
    input: { id, name: name.optional(), filter: memberFilter.optional() },
    reply: segment,
    fails: ['SEGMENT_NAME_TAKEN'],
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/segments/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Remove a segment. Its members stay as they are.',
    input: { id },
    reply: nothing,
    limit: 'write',
  }),
}
