import { Globe, Mail, Phone } from 'lucide-react'
import { expect, it } from 'vitest'
import { contactLook } from './contactRows.ts'

it.each([
  ['tel:+44-20-7946-0182', Phone, '+44\u00a020\u00a07946\u00a00182'],
  ['tel:88005553535', Phone, '88005553535'],
  ['mailto:club-tea@example.org', Mail, 'club-tea@example.org'],
  ['https://t.example/club-tea/', Globe, 't.example/club-tea'],
  ['http://club.example', Globe, 'club.example'],
])('%s is shown without its scheme', (url, icon, shown) => {
  expect(contactLook(url)).toEqual({ icon, shown })
})
