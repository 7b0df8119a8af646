import type { Language, Localized } from '#contract/languages.ts'
import type { NewsletterBlock, NewsletterContent, NewsletterText } from '#contract/newsletters/newsletter-content.ts'

export type BlockKind = NewsletterBlock['kind']
export const blockKinds: BlockKind[] = ['text', 'heading', 'button', 'picture', 'event', 'recommendedContacts']

/** Unique within a letter. */
export const newBlockId = (): string =>
  `b${Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('')}`

export function newBlock(kind: BlockKind, id = newBlockId()): NewsletterBlock {
  switch (kind) {
    case 'text':
      return { id, kind, parts: [] }
    case 'heading':
      return { id, kind, inlines: [] }
    case 'button':
      return { id, kind, label: '', url: '' }
    case 'picture':
      return { id, kind, fileUrl: '', alt: '', link: '' }
    case 'event':
      return { id, kind, eventId: null }
    case 'recommendedContacts':
      return { id, kind, count: 3 }
  }
}

export const newText = (): NewsletterText => ({ subject: '', preheader: '', blocks: [newBlock('text')] })

/** The same letter to begin the other language with; its blocks are others. */
export const copyText = (text: NewsletterText): NewsletterText => ({
  ...text,
  blocks: text.blocks.map(block => ({ ...block, id: newBlockId() })),
})

export const withText = (
  content: NewsletterContent,
  language: Language,
  text: NewsletterText | null,
): NewsletterContent => ({ ...content, [language]: text }) as Localized<NewsletterText | null>

export const changeBlock = (text: NewsletterText, changed: NewsletterBlock): NewsletterText => ({
  ...text,
  blocks: text.blocks.map(block => (block.id === changed.id ? changed : block)),
})

export const removeBlock = (text: NewsletterText, id: string): NewsletterText => ({
  ...text,
  blocks: text.blocks.filter(block => block.id !== id),
})

export const insertBlock = (text: NewsletterText, block: NewsletterBlock, at: number): NewsletterText => ({
  ...text,
  blocks: [...text.blocks.slice(0, at), block, ...text.blocks.slice(at)],
})

/** A place outside the list changes nothing. */
export function moveBlock(text: NewsletterText, from: number, to: number): NewsletterText {
  const block = text.blocks[from]
  if (!block || from === to || to < 0 || to >= text.blocks.length) return text
  return insertBlock(removeBlock(text, block.id), block, to)
}
