import type { chatFileTypes } from '#contract/chats/chat-fields.ts'

export type ChatFileType = (typeof chatFileTypes)[number]

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The type of a file by its content; its name only tells CSV from other text. Null if such files cannot be sent. */
export function detectType(bytes: Uint8Array, name: string): ChatFileType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf'
  if (startsWith(bytes, [0x50, 0x4b])) return zipType(bytes)
  if (!isText(bytes)) return null
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what text has not
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

/** Valid UTF-8 that is not empty and has no control characters beside those that lay out text. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

const officeTypes: [folder: string, ChatFileType][] = [
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/** A document is an archive with a list of content types and a folder of its kind. Null if the archive cannot be read. */
function zipType(bytes: Uint8Array): ChatFileType | null {
  const names = zipNames(bytes)
  if (!names) return null
  const office = officeTypes.find(([folder]) => names.some(name => name.startsWith(folder)))
  return office && names.includes('[Content_Types].xml') ? office[1] : 'application/zip'
}

const [endMark, entryMark] = [0x06054b50, 0x02014b50]
const [endBytes, entryBytes, longestComment] = [22, 46, 65_535]
const mostEntries = 10_000

/** Names in the central directory, without unpacking anything. */
function zipNames(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) return null
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entryMark) return null
    const length = view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + length)))
    at += entryBytes + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at <= end ? names : null
}

/** Where the directory ends; a comment may follow. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endBytes
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endMark) return at
  return null
}
