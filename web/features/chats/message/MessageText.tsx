import { linkify } from './linkify.ts'

type Props = { text: string; mention?: string | undefined }

/** A text with its links, which open apart from this page and tell the other side nothing, and `mention` of the reader marked. */
export function MessageText({ text, mention }: Props) {
  return linkify(text).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      marked(part, mention)
    ),
  )
}

function marked(text: string, mention: string | undefined) {
  const at = mention ? text.toLowerCase().indexOf(mention.toLowerCase()) : -1
  if (!mention || at === -1) return text
  const end = at + mention.length
  return [text.slice(0, at), <mark key={at}>{text.slice(at, end)}</mark>, text.slice(end)]
}
