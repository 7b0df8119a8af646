import { expect, it } from 'vitest'
import { csvFile } from './csv.ts'

/** A minimal CSV parser: quoted cells, doubled quotes, line breaks inside cells. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/y
  for (let at = 0; at < text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (!found) throw new Error(`not CSV: ${JSON.stringify(text.slice(at, at + 40))}`)
    const [, value = '', end] = found
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === '\r\n' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

it.each(['=1+1', '+7 900 000', '-2', '@name', '\tindented', '=HYPERLINK("http://x")'])(
  'the cell %j is escaped so that a spreadsheet does not run it as a formula',
  value => {
    const [, [cell = ''] = []] = readCsv(String(csvFile('a.csv', ['note'], [[value]]).body).slice(1))
    expect(cell.startsWith("'")).toBe(true)
    expect(cell.slice(1)).toBe(value)
  },
)

it('quotes, commas, line breaks and Cyrillic survive a round trip', () => {
  const rows = [
    ['Анна, «Соколова»', 'said "yes"', 'two\nlines'],
    ['', 'old\rMac', 'Windows\r\nlines'],
  ]
  const { body, type, fileName } = csvFile('members.csv', ['a', 'b', 'c'], rows)
  expect(String(body).charCodeAt(0)).toBe(0xfeff)
  expect(readCsv(String(body).slice(1))).toEqual([['a', 'b', 'c'], ...rows])
  expect({ type, fileName }).toEqual({ type: 'text/csv; charset=utf-8', fileName: 'members.csv' })
})
