import { stringify } from 'csv-stringify/sync'
import type { FileReply } from '#contract/endpoint.ts'

/**
 * A CSV file for spreadsheets: with a UTF-8 byte order mark, and with cells escaped that would run as formulas. For
 * endpoints with `replyKind: 'file'`.
 */
export function csvFile(fileName: string, header: string[], rows: (string | number | null)[][]): FileReply {
  const body = stringify([header, ...rows.map(row => row.map(cell => cell ?? ''))], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes only its own record delimiter; spreadsheets treat every line break as one.
    quoted_match: /[\r\n]/,
  })
  return { type: 'text/csv; charset=utf-8', cache: 'never', body, fileName }
}
