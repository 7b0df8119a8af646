import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { day, id, instant, list, nothing } from '../shapes.ts'
import { pairChoiceKind } from './pair-choice.ts'
import { relevanceLevel } from './relevance.ts'
import { fewReasons, previewedPairKinds } from './run-preview-fields.ts'

export const fewReason = z.enum(fewReasons)
export type FewReason = z.infer<typeof fewReason>
export const previewedPairKind = z.enum(previewedPairKinds)
export type PreviewedPairKind = z.infer<typeof previewedPairKind>

const count = z.number().int()

export const previewFacts = z.strictObject({
  /** Who take part. */
  members: count,
  lists: count,
  shown: count,
  neverShown: count,
  /** Who get fewer than a list holds, and how many for each reason. */
  few: count,
  fewBecause: z.partialRecord(fewReason, count),
})
export type PreviewFacts = z.infer<typeof previewFacts>

const madePreview = z.strictObject({
  /** Of when its data are. */
  madeAt: instant,
  week: day,
  facts: previewFacts,
  /** The run that it shows has been made meanwhile. */
  isPast: z.boolean(),
  /** Pairs were skipped or pinned since; the run obeys them, this preview does not show it. */
  isStale: z.boolean(),
})
export type MadePreview = z.infer<typeof madePreview>

const previewedMember = z.strictObject({
  person: listedParticipant,
  /** How many the member gets. */
  gets: count,
  fewBecause: fewReason.nullable(),
  /** To how many the member is shown. */
  shownTo: count,
})
export type PreviewedMember = z.infer<typeof previewedMember>

const shownPerson = z.strictObject({
  person: listedParticipant,
  rate: z.number().min(0).max(100),
  relevanceLevel,
  /** As the reader of the list would see it, in the caller's language. */
  reason: z.string().nullable(),
  choice: pairChoiceKind.nullable(),
})
export type ShownPerson = z.infer<typeof shownPerson>

const previewedPair = shownPerson.extend({ reader: listedParticipant })
export type PreviewedPair = z.infer<typeof previewedPair>

const paging = {
  after: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  size: z.coerce.number().int().min(1).max(100).default(24),
}

/** What the next weekly run would give, computed by the engine of the run over the data of now. */
export const runPreviewApi = {
  get: endpoint({
    call: 'GET /api/admin/matching/preview',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Get when the next weekly run begins, the figures of its preview, and the progress of one that is being made.',
    reply: z.strictObject({
      week: day,
      runAt: instant,
      status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).nullable(),
      /** From 0 to 1. */
      progress: z.number().min(0).max(1),
      made: madePreview.nullable(),
    }),
  }),
  make: endpoint({
    call: 'POST /api/admin/matching/preview',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Compute the preview of the next weekly run. The one before it stays until this one is complete.',
    reply: nothing,
    limit: 'write',
  }),
  listMembers: endpoint({
    call: 'GET /api/admin/matching/preview/members',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the members who get few, the shortest lists first, or those who are shown most often.',
    input: { order: z.enum(['FEW', 'OFTEN']).default('FEW'), ...paging },
    reply: list(previewedMember),
  }),
  listPairs: endpoint({
    call: 'GET /api/admin/matching/preview/pairs',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List pairs that are worth a look: of the highest or lowest relevance, shown before, or of one company.',
    input: { kind: previewedPairKind.default('HIGHEST'), ...paging },
    reply: list(previewedPair),
  }),
  getList: endpoint({
    call: 'GET /api/admin/matching/preview/members/:participantId',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get the list that a member would get, with the reasons as the member would read them.',
    input: { participantId: id },
    reply: previewedMember.extend({ items: z.array(shownPerson) }),
  }),
}
