import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type NewsletterInline, newsletterPart } from '#contract/newsletters/newsletter-content.ts'
import { docOf, inlinesOf, partsOf } from './richText.ts'

const text = (words: string, own: Partial<Extract<NewsletterInline, { kind: 'text' }>> = {}): NewsletterInline => ({
  kind: 'text',
  text: words,
  isBold: false,
  isItalic: false,
  link: '',
  ...own,
})
const name: NewsletterInline = {
  kind: 'variable',
  name: 'firstName',
  fallback: 'friend',
  isBold: false,
  isItalic: false,
}

it('a letter survives the way through the editor: marks, links, lists, quotes, variables, line breaks', () => {
  const parts = [
    { kind: 'paragraph', inlines: [text('Hello '), name, text(', on '), text('Thursday', { isBold: true })] },
    { kind: 'paragraph', inlines: [text('one\ntwo')] },
    { kind: 'quote', inlines: [text('Come', { isItalic: true, link: '/events' })] },
    { kind: 'list', isOrdered: true, items: [[text('first')], [name]] },
    { kind: 'list', isOrdered: false, items: [[text('dot')]] },
  ] as const
  expect(partsOf(docOf(parts as never))).toEqual(parts)
})

it('an empty editor is an empty text', () => {
  expect(partsOf(docOf([]))).toEqual([])
})

it('what the contract does not know, such as a heading, becomes a paragraph', () => {
  const doc = { type: 'doc', content: [{ type: 'heading', content: [{ type: 'text', text: 'Big' }] }] }
  expect(partsOf(doc)).toEqual([{ kind: 'paragraph', inlines: [text('Big')] }])
})

it('an item of several paragraphs is one with line breaks, and a heading is one line', () => {
  const item = ['one', 'two'].map(words => ({ type: 'paragraph', content: [{ type: 'text', text: words }] }))
  const doc = { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: item }] }] }
  expect(partsOf(doc)).toEqual([{ kind: 'list', isOrdered: false, items: [[text('one\ntwo')]] }])
  expect(inlinesOf(docOf([{ kind: 'paragraph', inlines: [name] }]))).toEqual([name])
})

it('any document gives parts that the contract accepts', () => {
  const { node } = fc.letrec(tie => ({
    node: fc.record({
      type: fc.constantFrom('paragraph', 'blockquote', 'bulletList', 'listItem', 'heading', 'hardBreak', 'codeBlock'),
      content: fc.array(
        fc.oneof({ depthSize: 'small' }, fc.record({ type: fc.constant('text'), text: fc.string() }), tie('node')),
        {
          maxLength: 4,
        },
      ),
    }),
  }))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), content => {
      for (const part of partsOf({ type: 'doc', content: content as never })) newsletterPart.parse(part)
    }),
    { numRuns: 200 },
  )
})
