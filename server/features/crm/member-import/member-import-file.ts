import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { importLimits } from '#contract/crm/member-import-fields.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { decodeText, delimiterOf } from './rules.ts'

const partLength = 16_384
const batchSize = 500

/** Texts that PostgreSQL cannot store, and cells that no field could take. */
const cleaned = (cell: string): string => cell.replaceAll('\u0000', '').toWellFormed().slice(0, importLimits.cell)

/** The titles, then the rows in batches. Read in small parts, between which other calls are answered. */
export async function* readFile(bytes: Uint8Array): AsyncGenerator<string[][]> {
  const text = decodeText(bytes)
  ensure(text.trim() !== '', 'INVALID_CSV')
  const parser = Readable.from(partsOf(Buffer.from(text))).pipe(
    parse({
      delimiter: delimiterOf(text),
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
    }),
  )
  let width: number | null = null
  let count = 0
  let batch: string[][] = []
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (width === null) {
        width = record.length
        ensure(width <= importLimits.columns, 'INVALID_CSV')
        yield [record.map(cleaned)]
        continue
      }
      if (record.every(cell => cell.trim() === '')) continue
      ensure(++count <= importLimits.rows, 'TOO_MANY_ROWS')
      batch.push(Array.from({ length: width }, (_, column) => cleaned(record[column] ?? '')))
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('INVALID_CSV')
  }
  ensure(count > 0, 'INVALID_CSV')
  if (batch.length > 0) yield batch
}

function* partsOf(text: Buffer): Generator<Buffer> {
  for (let from = 0; from < text.length; from += partLength) yield text.subarray(from, from + partLength)
}
