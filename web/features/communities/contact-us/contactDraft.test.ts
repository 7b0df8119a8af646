import { describe, expect, it } from 'vitest'
import { changesOf, contactUrlOf, draftOf, problemsIn } from './contactDraft.ts'

const label = { en: 'Phone', ru: 'Телефон' }
const stored = {
  links: { about: '/faq', pricing: null, launch: null, contact: 'team@example.org' },
  contactLinks: [
    { label, url: 'tel:+44-20-7946-0182' },
    { label, url: 'mailto:office@example.org' },
    { label, url: 'https://t.example/club' },
  ],
}

it.each([
  ['+44 20 7946 0182', 'tel:+44-20-7946-0182'],
  [' 8 (800) 555-35-35 ', 'tel:8-(800)-555-35-35'],
  ['office@example.org', 'mailto:office@example.org'],
  ['t.example/club', 'https://t.example/club'],
  ['https://t.example/club', 'https://t.example/club'],
  ['tel:+7495', 'tel:+7495'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['ask us', 'ask us'],
])('%j is the link %s', (typed, url) => {
  expect(contactUrlOf(typed)).toBe(url)
})

describe('the form', () => {
  it('is saved as it was stored when nothing is changed', () => {
    expect(changesOf(draftOf(stored))).toEqual(stored)
    expect(problemsIn(draftOf(stored))).toEqual({})
  })

  it('shows addresses as people write them', () => {
    expect(draftOf(stored).contactLinks).toMatchObject([
      { url: '+44 20 7946 0182' },
      { url: 'office@example.org' },
      { url: 'https://t.example/club' },
    ])
  })

  it('saves an emptied link as none', () => {
    expect(changesOf({ ...draftOf(stored), about: '' }).links?.about).toBeNull()
  })

  it('names each field that is wrong', () => {
    const wrong = {
      ...draftOf(stored),
      contact: 'team',
      pricing: 'javascript:alert(1)',
      contactLinks: [
        { label: { en: 'Chat', ru: '' }, url: 'http://chat.example' },
        { label, url: '' },
      ],
    }
    expect(problemsIn(wrong)).toEqual({
      contact: { word: 'email' },
      pricing: { word: 'link' },
      'contactLinks.0.label.ru': { word: 'required' },
      'contactLinks.0.url': { word: 'contactUrl' },
      'contactLinks.1.url': { word: 'required' },
    })
  })
})
