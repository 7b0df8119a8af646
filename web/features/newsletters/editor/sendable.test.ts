import { expect, it } from 'vitest'
import { newsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { newBlock, newText } from './content.ts'
import { isBadLink, sendable } from './sendable.ts'

const inline = { kind: 'text', text: 'here', isBold: false, isItalic: false } as const

it('a letter with addresses that are not finished yet can be saved without them', () => {
  const content = {
    en: {
      ...newText(),
      blocks: [
        { ...newBlock('button', 'a'), url: 'htt' },
        { ...newBlock('button', 'b'), url: 'tea.example' },
        { ...newBlock('picture', 'c'), link: 'javascript:alert(1)' },
        {
          ...newBlock('text', 'd'),
          parts: [
            { kind: 'paragraph', inlines: [{ ...inline, link: 'ftp://x' }] },
            { kind: 'list', isOrdered: false, items: [[{ ...inline, link: 'mailto:host@tea.example' }]] },
          ],
        },
      ],
    },
    ru: null,
  }
  const sent = newsletterContent.parse(sendable(content as never))
  expect(sent.en?.blocks).toMatchObject([
    { url: '' },
    { url: 'https://tea.example' },
    { link: '' },
    { parts: [{ inlines: [{ link: '' }] }, { items: [[{ link: 'mailto:host@tea.example' }]] }] },
  ])
})

it('a language in which nothing is written is left out once the other one is written', () => {
  const empty = newText()
  const written = { ...newText(), subject: 'Tea' }
  expect(sendable({ en: empty, ru: empty })).toEqual({ en: empty, ru: empty })
  expect(sendable({ en: written, ru: empty })).toEqual({ en: written, ru: null })
  const button = { ...empty, blocks: [newBlock('button', 'a')] }
  expect(sendable({ en: written, ru: button }).ru).toEqual(button)
})

it.each([
  ['', false],
  [' ', false],
  ['/events', false],
  ['htt', true],
  ['mailto:', true],
])('%j is a bad link: %s', (typed, isBad) => {
  expect(isBadLink(typed)).toBe(isBad)
})
