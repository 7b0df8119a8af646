import { expect, test } from 'vitest'
import { dkimState, dmarcNames, dmarcState, domainOf, isGreen, recordsOf, spfState } from './rules.ts'

const mailFrom = 'hello@mail.samovar.org'

test('the records of a domain name the servers of the installation, the key of the community, and a policy', () => {
  const key = { address: 'tea@club.org', dkimSelector: 'samovar-1', dkimPublicKey: 'ABC' }
  expect(recordsOf(key, mailFrom)).toEqual({
    SPF: { name: 'club.org', value: 'v=spf1 include:mail.samovar.org ~all' },
    DKIM: { name: 'samovar-1._domainkey.club.org', value: 'v=DKIM1; k=rsa; p=ABC' },
    DMARC: { name: '_dmarc.club.org', value: 'v=DMARC1; p=none' },
  })
  expect(domainOf('"a@b"@club.org')).toBe('club.org')
})

test.each([
  [[], 'missing'],
  [['google-site-verification=1'], 'missing'],
  [['v=spf10 include:mail.samovar.org'], 'missing'],
  [['v=spf1 include:mail.samovar.org ~all'], 'found'],
  [[' V=SPF1  include:_spf.google.com +Include:mail.samovar.org -all '], 'found'],
  [['other', 'v=spf1 include:mail.samovar.org'], 'found'],
  [['v=spf1 include:mail.samovar.org.evil.example ~all'], 'differs'],
  [['v=spf1 -include:mail.samovar.org ~all'], 'differs'],
  [['v=spf1'], 'differs'],
  [['v=spf1 include:mail.samovar.org', 'v=spf1 -all'], 'several'],
])('SPF %j: %s', (texts, state) => {
  expect(spfState(texts, mailFrom)).toBe(state)
})

test.each([
  [[], 'missing'],
  [['v=DKIM1; k=rsa'], 'missing'],
  [['v=DKIM1; k=rsa; p=ABC'], 'found'],
  [['p=ABC'], 'found'],
  [['p = A B\tC ;k=rsa'], 'found'],
  [['v=DKIM1; k=rsa; p=abc'], 'differs'],
  [['v=DKIM1; k=rsa; p='], 'differs'],
  [['v=DKIM1; sp=ABC'], 'missing'],
  [['p=ABC', 'p=DEF'], 'several'],
])('DKIM %j: %s', (texts, state) => {
  expect(dkimState(texts, 'ABC')).toBe(state)
})

test.each([
  [[], 'missing'],
  [['v=DMARC1; p=none'], 'found'],
  [['v=dmarc1;p=reject'], 'found'],
  [['v=DMARC1'], 'found'],
  [['v=DMARC10; p=none'], 'missing'],
  [['x v=DMARC1; p=none'], 'missing'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'several'],
])('DMARC %j: %s', (texts, state) => {
  expect(dmarcState(texts)).toBe(state)
})

test('the policy may stand above the domain, but not at the end of all names', () => {
  expect(dmarcNames('letters.club.org')).toEqual(['_dmarc.letters.club.org', '_dmarc.club.org'])
})

test.each([
  ['found', true],
  ['unknown', false],
  ['missing', false],
  ['differs', false],
  ['several', false],
] as const)('a record that is %s among found ones: green %s', (state, expected) => {
  for (const kind of ['SPF', 'DKIM', 'DMARC'])
    expect(isGreen({ SPF: 'found', DKIM: 'found', DMARC: 'found', [kind]: state })).toBe(expected)
})
