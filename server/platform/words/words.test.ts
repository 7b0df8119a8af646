import { describe, expect, test } from 'vitest'
import { failureNames } from '#contract/failure-body.ts'
import { languages } from '#contract/languages.ts'
import { failureMessage, fieldWords, letterWords } from './words.ts'

describe('server texts', () => {
  test.each(languages)('cover every failure and every field error in %s', lang => {
    const isOwn = (text: string) => (lang === 'ru' ? /[а-яё]/i : /^[^а-яё]+$/i).test(text)
    for (const name of failureNames) expect(failureMessage(lang, name), name).toSatisfy(isOwn)
    for (const [name, text] of Object.entries(fieldWords(lang))) expect(text, name).toSatisfy(isOwn)
  })

  test('of letters are not escaped, since React escapes them', () => {
    const words = letterWords('en')
    expect(words('mailbox.to', { recipient: '<b>' })).toContain('<b>')
  })
})
