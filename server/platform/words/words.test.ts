import { describe, expect, test } from 'vitest'
import { failureNames } from '#contract/failure-body.ts'
import { languages } from '#contract/languages.ts'
import { failureMessage, fieldWords, letterWords } from './words.ts'

describe('words of the server', () => {
  test.each(languages)('say every failure and every problem of a field in %s', lang => {
    const isOwn = (text: string) => (lang === 'ru' ? /[а-яё]/i : /^[^а-яё]+$/i).test(text)
    for (const name of failureNames) expect(failureMessage(lang, name), name).toSatisfy(isOwn)
    for (const [name, text] of Object.entries(fieldWords(lang))) expect(text, name).toSatisfy(isOwn)
  })

  test('do not escape what is put into letters, since the letter does', () => {
    const words = letterWords('en')
    expect(words('mailbox.to', { recipient: '<b>' })).toContain('<b>')
  })
})
