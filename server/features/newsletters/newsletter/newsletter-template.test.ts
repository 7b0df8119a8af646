import { expect, test } from 'vitest'
import { compile, fill, makeSlots, noContacts, type ReaderFacts } from './newsletter-template.ts'

const values = {
  firstName: '',
  lastName: '',
  city: 'A & <b>',
  company: '',
  position: '',
  communityName: '',
  communityUrl: '',
}
const reader: ReaderFacts = { values, token: 'id.sig', contacts: { ...noContacts, html: '<i>x</i>', plain: 'x' } }

test('what differs by reader is filled in, and escaped in HTML', () => {
  const slots = makeSlots()
  const city = slots.mark({ kind: 'variable', name: 'city', fallback: 'here' })
  const name = slots.mark({ kind: 'variable', name: 'firstName', fallback: '<friend>' })
  const token = slots.mark({ kind: 'token' })
  const contacts = slots.mark({ kind: 'contacts' })
  const compiled = compile(`${name}, ${city}: ${city}?t=${token} ${contacts}`, slots)
  expect(fill(compiled, reader, 'html')).toBe('&lt;friend&gt;, A &amp; &lt;b&gt;: A &amp; &lt;b&gt;?t=id.sig <i>x</i>')
  expect(fill(compiled, reader, 'plain')).toBe('<friend>, A & <b>: A & <b>?t=id.sig x')
  expect(fill(compile('no marker', slots), reader, 'html')).toBe('no marker')
})

test('markers of two letters differ', () => {
  const slot = { kind: 'token' } as const
  expect(makeSlots().mark(slot)).not.toBe(makeSlots().mark(slot))
})
