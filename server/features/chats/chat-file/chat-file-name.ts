import { chatLimits } from '#contract/chats/chat-fields.ts'

/** Allowed endings of a name; the first one is added where another stands. */
const endings: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'md', 'log'],
  'text/csv': ['csv'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
}

/** Control characters, and those that reverse the order of letters: `fdp.exe` shown as `exe.pdf`. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The name that people see: without folders, and with the ending of what the file is, whatever was said. */
export function shownName(given: string, type: string): string {
  const cleaned = (given.split(/[/\\]/).at(-1) as string).replace(unseen, '').replace(/\s+/g, ' ').trim()
  const allowed = endings[type] ?? []
  const [, stem = cleaned, own = ''] = /^(.*)\.([^.]+)$/.exec(cleaned) ?? []
  const isAllowed = allowed.includes(own.toLowerCase())
  const ending = isAllowed ? own : allowed[0]
  const name = (isAllowed ? stem : cleaned).replace(/^\.+|\.+$/g, '') || 'file'
  const letters = [...name].slice(0, chatLimits.fileName - `.${ending}`.length)
  return `${letters.join('')}.${ending}`
}
