import { describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { manifest } from './web-app-manifest.ts'

const rows = demoCommunities.flatMap(community => languages.map(lang => [community.domain, lang, community] as const))

describe('the web app manifest', () => {
  // What browsers ask of a site before they offer to install it.
  test.each(rows)('of %s in %s makes the community installable', (_domain, lang, community) => {
    const made = manifest(community, lang)
    expect(made).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang, dir: 'ltr' })
    expect(made.name).toBe(community.title[lang])
    expect(made.short_name.length).toBeGreaterThan(0)
    expect(made.short_name.length).toBeLessThanOrEqual(24)
    expect(made.theme_color).toBe(community.brandConfig.brandColor)
    expect(made.background_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(made.icons.map(({ sizes, purpose, type }) => [sizes, purpose, type])).toEqual([
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ])
  })
})
