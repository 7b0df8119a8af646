import { randomBytes } from 'node:crypto'

/** Checked before a text is used as a UUID parameter, which PostgreSQL would reject with an error. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Ids that are made one after the other within a millisecond are counted, so that they keep their order. */
const last = { time: 0, count: 0 }
const maxCount = 0xfff

/**
 * UUID version 7: ordered by time, which keeps index inserts together. PostgreSQL generates them only from version 18.
 */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  const time = now.getTime()
  // From the lower half on, so that there are at least 2,048 in a millisecond.
  last.count = time === last.time ? (last.count + 1) & maxCount : bytes.readUInt16BE(6) & (maxCount >> 1)
  last.time = time
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | last.count, 6)
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
