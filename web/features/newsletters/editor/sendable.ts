import type {
  NewsletterBlock,
  NewsletterContent,
  NewsletterInline,
  NewsletterPart,
  NewsletterText,
} from '#contract/newsletters/newsletter-content.ts'
import { linkTarget } from './linkTarget.ts'

/*
 * What is typed, as it can be saved: an address that is not finished yet is left out, so that the rest of the letter is
 * saved meanwhile.
 */

export function sendable({ en, ru }: NewsletterContent): NewsletterContent {
  const isWritten = { en: isWrittenText(en), ru: isWrittenText(ru) }
  // A language in which nothing is written yet does not keep the other one from being sent.
  const isKept = { en: isWritten.en || !isWritten.ru, ru: isWritten.ru || !isWritten.en }
  return { en: en && isKept.en ? sendableText(en) : null, ru: ru && isKept.ru ? sendableText(ru) : null }
}

const isWrittenText = (text: NewsletterText | null): boolean =>
  text !== null && (text.subject.trim() !== '' || text.preheader.trim() !== '' || text.blocks.some(isWrittenBlock))

const isWrittenBlock = (block: NewsletterBlock): boolean => block.kind !== 'text' || block.parts.length > 0

const sendableText = (text: NewsletterText): NewsletterText => ({ ...text, blocks: text.blocks.map(sendableBlock) })

function sendableBlock(block: NewsletterBlock): NewsletterBlock {
  switch (block.kind) {
    case 'button':
      return { ...block, url: keptLink(block.url) }
    case 'picture':
      return { ...block, link: keptLink(block.link) }
    case 'text':
      return { ...block, parts: block.parts.map(sendablePart) }
    default:
      return block
  }
}

const sendablePart = (part: NewsletterPart): NewsletterPart =>
  part.kind === 'list'
    ? { ...part, items: part.items.map(item => item.map(sendableInline)) }
    : { ...part, inlines: part.inlines.map(sendableInline) }

const sendableInline = (inline: NewsletterInline): NewsletterInline =>
  inline.kind === 'text' && inline.link ? { ...inline, link: keptLink(inline.link) } : inline

const isMail = (text: string): boolean => /^mailto:[^\s<>]+@[^\s<>]+$/.test(text)

const keptLink = (typed: string): string => (isMail(typed.trim()) ? typed.trim() : (linkTarget(typed) ?? ''))

/** Whether something is typed that is no address. */
export const isBadLink = (typed: string): boolean => typed.trim() !== '' && keptLink(typed) === ''
