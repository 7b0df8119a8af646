import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, paging } from '../shapes.ts'
import { changeKinds } from './change-kinds.ts'

export const changeKind = z.enum(changeKinds)
export type ChangeKind = z.infer<typeof changeKind>

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Named by its types in the API's document: a recursive schema would need definitions of its own there. */
const anyJson = z
  .custom<Json>(value => value !== undefined)
  .meta({ type: ['string', 'number', 'boolean', 'null', 'array', 'object'] })

/** Values by field; a secret has the value `…`, never its own. */
export const changedFields = z.record(z.string(), anyJson)
export type ChangedFields = z.infer<typeof changedFields>

export const change = z.strictObject({
  id,
  kind: changeKind,
  /** What was changed, in words of the community, such as a name; empty for the community itself. */
  subject: z.string(),
  /** Null once the person has deleted the account. */
  author: z.strictObject({ userId: id, name: z.string() }).nullable(),
  before: changedFields,
  after: changedFields,
  createdAt: instant,
  undoneAt: instant.nullable(),
  can: z.strictObject({ undo: z.boolean() }),
})
export type Change = z.infer<typeof change>

/** The audit log of a community. */
export const changeApi = {
  list: endpoint({
    call: 'GET /api/admin/changes',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List who changed what of this community, with the values before and after, newest first.',
    input: { kind: changeKind.optional(), ...paging },
    reply: list(change),
  }),
}
