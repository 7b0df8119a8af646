import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { textPart } from './text-part.ts'

const encodingOf = (raw: Buffer): string | undefined =>
  /Content-Transfer-Encoding: (\S+)/.exec(raw.toString('latin1'))?.[1]

const bodyOf = (raw: Buffer): string => raw.toString('latin1').split('\r\n\r\n').slice(1).join('\r\n\r\n')

/** A text as a mail program reads it. */
const read = async (raw: Buffer): Promise<string> => linesOf((await PostalMime.parse(raw)).text ?? '')

/** Line breaks of one kind; the last one is lost on the way. */
const linesOf = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\n$/, '')

const special = fc.constantFrom(
  '=',
  '.',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ' \r\n',
  'From ',
  'я',
  '🫖',
  '\u2028',
  '\u007f',
)
const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...parts), { maxLength: 120 }).map(each => each.join(''))
const texts = {
  'a text of any alphabet': joined(special, fc.string({ unit: 'grapheme', maxLength: 3 })),
  'a Latin text': joined(special, fc.stringMatching(/^[a-z]{60,90}$/)),
}

describe('a text of a message', () => {
  test.each(Object.entries(texts))(
    '%s is read as it was written, in lines that every mail server passes on',
    async (_, text) => {
      await fc.assert(
        fc.asyncProperty(text, async written => {
          const { raw } = textPart('plain', written)
          for (const line of bodyOf(raw).split('\r\n')) expect(line).toMatch(/^[\t -~]{0,76}$/)
          expect(await read(raw)).toBe(linesOf(written))
        }),
        { numRuns: 300 },
      )
    },
  )

  test('a Latin text stays readable in the source, another one takes the shorter way', () => {
    const latin = textPart('html', `<p>${'Tea at seven, says Zoë. '.repeat(20)}</p>`).raw
    expect(encodingOf(latin)).toBe('quoted-printable')
    expect(bodyOf(latin)).toContain('Tea at seven')
    const russian = textPart('plain', 'Чай в семь. '.repeat(20)).raw
    expect(encodingOf(russian)).toBe('base64')
    expect(russian.toString('latin1')).toMatch(/^Content-Type: text\/plain; charset=utf-8\r\n/)
  })

  test('no character is divided between two lines', () => {
    const body = bodyOf(textPart('plain', `${'tea '.repeat(100)}${'🫖 and some tea, '.repeat(30)}`).raw)
    expect(body.match(/=F0=9F=AB=96/g)).toHaveLength(30)
  })

  test('a blank at the end of a line is not lost', () => {
    expect(bodyOf(textPart('plain', 'tea \nmilk\t').raw)).toBe('tea=20\r\nmilk=09')
  })
})
