import { stringify } from 'csv-stringify/sync'
import type { FileReply } from '#contract/endpoint.ts'

/**
 * A table as a file that spreadsheets open as it is meant: a mark for Unicode in front, and no cell that they would run as a
 * formula. Endpoints with `replyKind: 'file'` return it.
 */
export function csvFile(fileName: string, header: string[], rows: (string | number | null)[][]): FileReply {
  const body = stringify([header, ...rows.map(row => row.map(cell => cell ?? ''))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes its own line ends only, and spreadsheets take the others for such.
    quoted_match: /[\r\n]/,
  })
  return { type: 'text/csv; charset=utf-8', cache: 'never', body, fileName }
}
