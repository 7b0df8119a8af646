import type { JSONContent } from '@tiptap/core'
import type { NewsletterInline, NewsletterPart } from '#contract/newsletters/newsletter-content.ts'
import type { NewsletterVariable } from '#contract/newsletters/newsletter-fields.ts'

/*
 * A text of a newsletter as the editor's document, and back. Whatever the editor knows and the contract does not is
 * left out, so that a pasted text cannot be refused.
 */

export const docOf = (parts: NewsletterPart[]): JSONContent => ({
  type: 'doc',
  content: parts.length === 0 ? [{ type: 'paragraph' }] : parts.map(partNode),
})

function partNode(part: NewsletterPart): JSONContent {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.inlines)
    case 'quote':
      return { type: 'blockquote', content: [paragraph(part.inlines)] }
    case 'list':
      return {
        type: part.isOrdered ? 'orderedList' : 'bulletList',
        content: part.items.map(item => ({ type: 'listItem', content: [paragraph(item)] })),
      }
  }
}

const paragraph = (inlines: NewsletterInline[]): JSONContent => {
  const content = inlines.flatMap(inlineNodes)
  return content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content }
}

function inlineNodes(inline: NewsletterInline): JSONContent[] {
  const marks = marksOf(inline)
  if (inline.kind === 'variable')
    return [{ type: 'variable', attrs: { name: inline.name, fallback: inline.fallback }, ...marks }]
  return inline.text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...marks }]),
    ])
}

function marksOf(inline: NewsletterInline): Pick<JSONContent, 'marks'> {
  const marks = [
    ...(inline.isBold ? [{ type: 'bold' }] : []),
    ...(inline.isItalic ? [{ type: 'italic' }] : []),
    ...(inline.kind === 'text' && inline.link ? [{ type: 'link', attrs: { href: inline.link } }] : []),
  ]
  return marks.length > 0 ? { marks } : {}
}

export const partsOf = (doc: JSONContent): NewsletterPart[] => {
  const parts = (doc.content ?? []).flatMap(partsOfNode)
  return parts.length === 1 && parts[0]?.kind === 'paragraph' && parts[0].inlines.length === 0 ? [] : parts
}

function partsOfNode(node: JSONContent): NewsletterPart[] {
  const children = node.content ?? []
  switch (node.type) {
    case 'blockquote':
      return children.map(child => ({ kind: 'quote', inlines: inlinesOf(child) }))
    case 'bulletList':
    case 'orderedList':
      return [
        {
          kind: 'list',
          isOrdered: node.type === 'orderedList',
          items: children.map(item => joinLines((item.content ?? []).map(inlinesOf))),
        },
      ]
    default:
      return [{ kind: 'paragraph', inlines: inlinesOf(node) }]
  }
}

/** An item of several paragraphs becomes one with line breaks. */
const joinLines = (lines: NewsletterInline[][]): NewsletterInline[] =>
  merge(lines.flatMap((line, at) => (at > 0 ? [plain('\n'), ...line] : line)))

const plain = (text: string): NewsletterInline => ({ kind: 'text', text, isBold: false, isItalic: false, link: '' })

export const inlinesOf = (node: JSONContent): NewsletterInline[] => merge((node.content ?? []).flatMap(inlineOf))

function inlineOf(node: JSONContent): NewsletterInline[] {
  const has = (type: string) => node.marks?.some(mark => mark.type === type) ?? false
  const marks = { isBold: has('bold'), isItalic: has('italic') }
  if (node.type === 'hardBreak') return [plain('\n')]
  if (node.type === 'variable') {
    const { name, fallback } = node.attrs as { name: NewsletterVariable; fallback: string }
    return [{ kind: 'variable', name, fallback, ...marks }]
  }
  if (node.type !== 'text') return inlinesOf(node)
  const href = node.marks?.find(mark => mark.type === 'link')?.attrs?.href
  return [{ kind: 'text', text: node.text ?? '', ...marks, link: typeof href === 'string' ? href : '' }]
}

/** Neighbours that look the same are one. */
function merge(inlines: NewsletterInline[]): NewsletterInline[] {
  const merged: NewsletterInline[] = []
  for (const inline of inlines) {
    const last = merged.at(-1)
    if (last?.kind === 'text' && inline.kind === 'text' && looksLike(last, inline))
      merged[merged.length - 1] = { ...last, text: last.text + inline.text }
    else merged.push(inline)
  }
  return merged
}

type TextInline = Extract<NewsletterInline, { kind: 'text' }>

/** A line break looks like what it stands in. */
const looksLike = (one: TextInline, other: TextInline): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.link === other.link
