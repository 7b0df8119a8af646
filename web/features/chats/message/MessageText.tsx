import { linkify } from './linkify.ts'

/** A text with its links, which open apart from this page and tell the other side nothing. */
export function MessageText({ text }: { text: string }) {
  return linkify(text).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
