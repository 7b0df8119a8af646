import type { memberExportApi } from '#contract/crm/member-export.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { getSegmentFilter } from '../segment/actions.ts'
import { exportCsv } from './member-export-csv.ts'

type Api = typeof memberExportApi

/** The segment is looked up before the stream begins, so that a refusal is a proper reply. */
export const download: Action<Api['download']> = async ({ filter, segmentId, ids, except, columns }, ctx) => {
  const { community, lang, now } = ctx
  const ofSegment = segmentId ? await ctx.read(db => getSegmentFilter(db, segmentId)) : null
  ensure(!segmentId || ofSegment, 'NOT_FOUND')
  const chosen = {
    filter: ofSegment ?? filter ?? null,
    ids: ids ?? null,
    except: except ?? [],
    columns: columns ?? null,
  }
  return {
    type: 'text/csv; charset=utf-8',
    body: exportCsv({ scope: ctx, ...chosen, lang }),
    cache: 'never',
    fileName: `${community.domain}-members-${now.toISOString().slice(0, 10)}.csv`,
    isIndexed: false,
  }
}
