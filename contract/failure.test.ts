import { describe, expect, test } from 'vitest'
import { api, failures, words } from './capabilities.ts'
import type { Endpoint } from './endpoint.ts'

const rows: Endpoint[] = Object.values(api).flatMap(group => Object.values<Endpoint>(group))

describe('the failure catalogue', () => {
  test('has unique codes', () => {
    const codes = Object.values(failures).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('uses code 405 for an ended session only, and the status 405 never', () => {
    expect(Object.entries(failures).flatMap(([name, { code }]) => (code === 405 ? [name] : []))).toEqual([
      'SESSION_ENDED',
    ])
    for (const { status } of Object.values(failures)) expect(status).not.toBe(405)
  })

  test('has the codes that existing clients know', () => {
    expect(failures).toMatchObject({
      UNEXPECTED: { code: 1000 },
      ACCESS_DENIED: { code: 1005, status: 403 },
      INVALID_LOGIN: { code: 1011, status: 401 },
      INVALID_PASSWORD: { code: 1014 },
    })
  })

  test('has a message for each failure in both languages', () => {
    for (const { failures: said } of [words.en, words.ru])
      expect(Object.keys(said).sort()).toEqual(Object.keys(failures).sort())
  })

  test('contains every failure that a row of the route table names', () => {
    for (const row of rows) for (const name of row.fails) expect(Object.keys(failures), row.call).toContain(name)
  })
})

describe('the route table', () => {
  test('never lists SESSION_ENDED, which the platform adds', () => {
    for (const row of rows) expect(row.fails).not.toContain('SESSION_ENDED')
  })

  test('has an input field for every path parameter', () => {
    for (const row of rows)
      for (const field of row.pathFields) expect(Object.keys(row.input.shape), row.call).toContain(field)
  })

  test('accepts an idempotency key only for authenticated writes in a transaction', () => {
    for (const row of rows.filter(each => each.idempotent)) {
      expect(row.method, row.call).not.toBe('GET')
      expect(row.transaction, row.call).toBe('write')
      expect(row.access, row.call).not.toBe('anyone')
    }
  })
})
