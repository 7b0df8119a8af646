import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import { languages } from '#contract/languages.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type LetterContent, renderLetter } from './layout.tsx'
import { Actions, Button, Lead, Paragraph, Person, Steps } from './parts.tsx'

const attack = `"><script>alert(1)</script><img src=x onerror="alert(2)"> & 'Vera'`

let t: TestApp
let community: Community

beforeAll(async () => {
  t = await startTestApp()
  const { id } = await buildCommunity(t)
  const known = await t.app.communities.byId(id)
  if (!known) throw new Error('The new community was not found')
  community = known.community
})
afterAll(() => t.stop())

const content = (words: string): LetterContent => ({
  subject: words,
  preview: words,
  headline: words,
  footer: 'member',
  unsubscribeUrl: '/unsubscribe?token=abc',
  date: new Date('2026-11-16T23:30:00Z'),
  children: (
    <>
      <Lead>{words}</Lead>
      <Paragraph>{words}</Paragraph>
      <Steps steps={[{ title: words, text: words, href: '/admin' }]} />
      <Person
        name={words}
        about={words}
        imageUrl="/files/photo.webp"
        reason={words}
        actions={<Button href={loginPath('/u/vera', 'profile')} label={words} />}
      />
      <Actions>
        <Button href="/" label={words} />
        <Button href={loginPath('/events', 'recommendations')} label={words} isQuiet />
      </Actions>
    </>
  ),
})

const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src|action|background|poster)="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, quoted, css]) => quoted ?? css,
  )

describe('a letter', () => {
  test('escapes markup in names and titles', async () => {
    const hostile = { ...community, title: { en: attack, ru: attack } }
    const { html, plain } = await renderLetter(hostile, 'en', content(attack))
    expect(html).not.toMatch(/<script/i)
    expect(html).not.toMatch(/<[^>]*\son\w+=/i)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;script&gt;')
    expect(plain).toContain(attack)
  })

  test('links only to addresses of its community', async () => {
    const { html, plain } = await renderLetter(community, 'ru', content('Вера'))
    const addresses = addressesIn(html)
    expect(addresses.length).toBeGreaterThan(8)
    for (const address of addresses) expect(address).toMatch(new RegExp(`^${community.communityUrl}(/|$)`))
    for (const [address] of plain.matchAll(/\w+:\/\/\S+/g))
      expect(address.startsWith(community.communityUrl)).toBe(true)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com'])('refuses a link to %s', async href => {
    const children = <Button href={href} label="Open" />
    await expect(renderLetter(community, 'en', { ...content('x'), children })).rejects.toThrow('cannot link')
  })

  test('refuses a link to a page that needs a session, except through the login', async () => {
    const linking = (href: string) =>
      renderLetter(community, 'en', { ...content('x'), children: <Button href={href} label="Open" /> })
    for (const href of ['/my_communities', '/u/vera', '/profile', '/contacts?tab=bookmarks'])
      await expect(linking(href)).rejects.toThrow('use loginPath')
    expect((await linking(loginPath('/contacts', 'contacts'))).html).toContain('/login?backTo=%2Fcontacts')
  })

  test.each(languages)('has the same content in HTML and plain text (%s)', async lang => {
    const { html, plain, subject } = await renderLetter(community, lang, content('Вера & Vera'))
    expect(subject).toBe('Вера & Vera')
    expect(html).toContain(`lang="${lang}"`)
    expect(html).toContain('<title>Вера &amp; Vera</title>')
    expect(plain).not.toMatch(/<\w|&amp;/)
    expect(plain.match(/Вера & Vera/g)?.length).toBeGreaterThanOrEqual(8)
    for (const path of [
      '/admin',
      loginPath('/u/vera', 'profile'),
      '/unsubscribe?token=abc',
      loginPath('/settings', 'settings'),
    ])
      expect(plain).toContain(`${community.communityUrl}${path}`)
    expect(plain).toContain(community.links.contact)
  })

  test('shows the date in the time zone of the community', async () => {
    const inBerlin = { ...community, timeZone: 'Europe/Berlin' }
    expect((await renderLetter(inBerlin, 'en', content('x'))).html).toContain('Tuesday, 17 November')
    expect((await renderLetter(inBerlin, 'ru', content('x'))).html).toContain('Вторник, 17 ноября')
    const inNewYork = { ...community, timeZone: 'America/New_York' }
    expect((await renderLetter(inNewYork, 'en', content('x'))).html).toContain('Monday, 16 November')
  })

  test('has one-click unsubscribe headers only when there is an unsubscribe address', async () => {
    const { headers } = await renderLetter(community, 'en', content('x'))
    expect(headers).toEqual({
      'List-Unsubscribe': `<${community.communityUrl}/unsubscribe?token=abc>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const service = await renderLetter(community, 'en', {
      ...content('x'),
      footer: 'service',
      unsubscribeUrl: undefined,
    })
    expect(service.headers).toEqual({})
    expect(service.plain).not.toContain('Unsubscribe')
    expect(service.plain).toContain('If it was not you')
  })

  test('has styles for dark mode and phones', async () => {
    const { html } = await renderLetter(community, 'en', content('x'))
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('@media (max-width:620px)')
    expect(html).not.toMatch(/&(quot|#x27|gt);[^<]*<\/style>/)
  })

  test('embeds images as PNG, and each of them loads', async () => {
    const { html } = await renderLetter(community, 'en', content('x'))
    const pictures = addressesIn(html).filter(address => address?.includes('/art/'))
    expect(pictures).toHaveLength(2)
    for (const picture of pictures) {
      const { pathname, search, host } = new URL(picture?.replaceAll('&amp;', '&') ?? '')
      const reply = await t.app.server.inject({ url: `${pathname}${search}`, headers: { host } })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('image/png')
    }
  })
})
