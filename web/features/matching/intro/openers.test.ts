import { describe, expect, it } from 'vitest'
import { openerIn, withOpener } from './openers.ts'

const sentences = { coffee: 'Coffee on Wednesday?', call: 'A call?', advice: 'May I ask for advice?' }
const choose = (message: string, chosen: keyof typeof sentences) => withOpener(message, chosen, sentences, 'Hi Ann!')

describe('a suggested sentence', () => {
  it('starts an empty message with a greeting', () => {
    expect(choose('', 'coffee')).toBe('Hi Ann! Coffee on Wednesday?')
  })
  it('is appended to the text', () => {
    expect(choose('I saw your talk.', 'call')).toBe('I saw your talk. A call?')
  })
  it('replaces another', () => {
    expect(choose('Hello. A call? See you.', 'advice')).toBe('Hello. May I ask for advice? See you.')
  })
  it('is removed when chosen again, with its greeting', () => {
    expect(choose('Hi Ann! Coffee on Wednesday?', 'coffee')).toBe('')
    expect(choose('I saw your talk. A call?', 'call')).toBe('I saw your talk.')
  })
  it('is recognised by its text', () => {
    expect(openerIn('Hello. A call?', sentences)).toBe('call')
    expect(openerIn('Hello.', sentences)).toBeNull()
  })
})
