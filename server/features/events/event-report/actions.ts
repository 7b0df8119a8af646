import type { BulkReply, eventReportApi } from '#contract/events/event-report.ts'
import { wordsOf } from '#server/features/participants/directory/rules.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import { openManagedEvent } from '../event/event-view.ts'
import * as participations from '../participation/actions.ts'
import { exportCsv } from './event-report-csv.ts'
import { describeDetail, describeReported, describeRow } from './event-report-view.ts'
import { cursorOf, orderOf, readCursor } from './rules.ts'
import * as store from './store.ts'

type Api = typeof eventReportApi

const pageSize = 50
/** One more than is counted exactly. */
const countedAtMost = 10_001

export const list: Action<Api['list']> = async ({ id, tab = 'all', sort, search: text, ...paging }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const order = orderOf(tab, sort)
  const after = paging.after ? readCursor(order, paging.after) : null
  ensure(!paging.after || after, 'INVALID_INPUT')
  const count = paging.size ?? pageSize
  const search = text ? { words: wordsOf(text), text } : null
  const asked = { eventId: event.id, tab, search }
  const { checkedIn, placesTaken, hasQuestions, ...counts } = await store.findCounts(ctx.db, event.id)
  const rows = await store.listRows(ctx.db, {
    ...asked,
    readerId: ctx.actor.participantId,
    order,
    after,
    skip: after ? 0 : (paging.page ?? 0) * count,
    count: count + 1,
  })
  const reported = { ...event, placesTaken, hasQuestions }
  const shown = rows.slice(0, count)
  const last = shown.at(-1)
  return {
    items: shown.map(row => describeRow(reported, row)),
    next: rows.length > count && last ? cursorOf(order, { key: last.key, id: last.participationId }) : null,
    total: search ? await store.countFound(ctx.db, { ...asked, most: countedAtMost }) : counts[tab],
    counts,
    event: describeReported(reported, checkedIn),
  }
}

export const get: Action<Api['get']> = async ({ id, pid }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const who = { eventId: event.id, participantId: pid, readerId: ctx.actor.participantId }
  const row = await store.findRow(ctx.db, who)
  ensure(row, 'NOT_FOUND')
  const { hasQuestions } = await store.findCounts(ctx.db, event.id)
  return describeDetail({ ...event, hasQuestions }, row, await store.listGiven(ctx.db, event.id, pid))
}

/** Access is checked before the stream begins, so that a refusal is a proper reply. */
export const exportReport: Action<Api['export']> = async ({ id }, ctx) => {
  const { actor, lang, now } = ctx
  const event = await ctx.read(db => openManagedEvent({ db, actor, lang }, id))
  return {
    type: 'text/csv; charset=utf-8',
    body: exportCsv({ event, readerId: actor.participantId, lang, read: ctx.read }),
    cache: 'never',
    fileName: `${event.slug}-${now.toISOString().slice(0, 10)}.csv`,
    isIndexed: false,
  }
}

export const approve: Action<Api['approve']> = ({ id, ids }, ctx) =>
  moveEach(ctx, id, ids, (pid, own) => participations.approve({ id, pid }, own))

export const reject: Action<Api['reject']> = ({ id, ids, message }, ctx) =>
  moveEach(ctx, id, ids, (pid, own) => participations.reject({ id, pid, message }, own))

/** Each participant in a transaction of their own: one who is refused, because the event is full, does not undo the others. */
async function moveEach(
  ctx: UserContext,
  key: string,
  ids: string[],
  move: (pid: string, own: UserContext) => Promise<unknown>,
): Promise<BulkReply> {
  const { actor, lang, request, tokens, communities } = ctx
  await ctx.read(db => openManagedEvent({ db, actor, lang }, key))
  const items: BulkReply['items'] = []
  for (const participantId of new Set(ids)) {
    const failure = await ctx
      .inOwnScope(async scope => {
        await move(participantId, Object.assign(scope, { actor, lang, request, tokens, communities }))
        return null
      })
      .catch(nameOfFailure)
    items.push({ participantId, failure, message: failure ? failureMessage(lang, failure) : '' })
  }
  ensure(
    items.some(({ failure }) => failure !== 'NOT_PARTICIPATING'),
    'NOT_PARTICIPATING',
  )
  return { items }
}

function nameOfFailure(error: unknown): Failure['failure'] {
  if (error instanceof Failure) return error.failure
  throw error
}
