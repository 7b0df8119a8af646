import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { exportColumns, exportedIdsAtMost } from './member-export-columns.ts'
import { memberFilterText } from './member-filter.ts'

/** A list in one field of a query: texts with commas between them. */
const listed = <T extends z.ZodType<string, string>>(item: T, most: number) =>
  z
    .string()
    .max(most * 40)
    .transform(text => text.split(','))
    .pipe(z.array(item).min(1).max(most))

export const memberExportApi = {
  download: endpoint({
    call: 'GET /api/admin/participants/csv',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Download members as CSV: all, those of a filter or a segment, except some or not, or single ones; without contacts that they hide.',
    input: {
      filter: memberFilterText.optional(),
      segmentId: id.optional(),
      ids: listed(id, exportedIdsAtMost).optional(),
      /** Those of the filter who are left out. */
      except: listed(id, exportedIdsAtMost).optional(),
      columns: listed(z.enum(exportColumns), exportColumns.length).optional(),
    },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    limit: 'eventExport',
  }),
}
