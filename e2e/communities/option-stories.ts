import type { OptionType } from '#contract/communities/options.ts'
import { at } from '../address.ts'
import { heading } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import {
  chooseCountry,
  landsOutside,
  main,
  type OptionStory,
  open,
  openAsMember,
  seesLegalSet,
  settingsOf,
  styleOf,
} from './option-story.ts'

/** What a user sees of each option, and what is missing without it. */
export const optionStories: Record<OptionType, OptionStory> = {
  ENABLE_FAQ_AVITO: {
    with: 'avito',
    without: 'samovar',
    shows: async told => {
      const { page, words, lang } = told
      const [entry] = settingsOf(told.domain, 'ENABLE_FAQ_AVITO').entries
      await openAsMember(told, '/notifications')
      await page.getByRole('link', { name: words.menu.menu.faq, exact: true }).click()
      await expect(heading(page, words.community.faq.title)).toBeVisible()
      await page.getByRole('button', { name: entry?.question[lang] ?? '' }).click()
      await expect(page.getByText(entry?.answer[lang] ?? '')).toBeVisible()
      const address = page.url()
      expect(address).toContain('/faq#')
      await page.goto(at(told.domain, '/notifications'))
      await page.goto(address)
      await expect(page.getByText(entry?.answer[lang] ?? '')).toBeVisible()
      await page.getByRole('searchbox', { name: words.community.faq.search }).fill('qqqqq')
      await expect(page.getByText(words.community.faq.nothing)).toBeVisible()
    },
    lacks: async told => {
      await openAsRole(told.page, told.domain, 'member', '/faq')
      await expect(heading(told.page, told.words.ui.notFound.title)).toBeVisible()
      await expect(told.page.getByRole('link', { name: told.words.menu.menu.faq, exact: true })).toHaveCount(0)
    },
  },
  EXTERNAL_APPLY_LINK: {
    with: 'jo',
    without: 'samovar',
    shows: async told => {
      const { url } = settingsOf(told.domain, 'EXTERNAL_APPLY_LINK')
      for (const [path, name] of [
        ['/login', told.words.auth.login.applyNow],
        ['/registration', told.words.account.registration.applyNow],
      ] as const) {
        await open(told, path)
        await expect(main(told).getByRole('link', { name })).toHaveAttribute('href', url)
        await expect(main(told).getByRole('link', { name })).toHaveAttribute('rel', 'noreferrer')
      }
    },
    lacks: async told => {
      await open(told, '/login')
      await expect(main(told).getByRole('link', { name: told.words.auth.login.join })).toBeVisible()
      await expect(main(told).getByRole('link', { name: told.words.auth.login.applyNow })).toHaveCount(0)
    },
  },
  ALT_LOGIN_LAYOUT: {
    with: 'avito',
    without: 'samovar',
    shows: async told => {
      const { title, subtitle } = settingsOf(told.domain, 'ALT_LOGIN_LAYOUT')
      await open(told, '/login')
      await expect(heading(told.page, title[told.lang])).toHaveCSS('text-align', 'center')
      await expect(main(told).getByText(subtitle[told.lang])).toBeVisible()
    },
    lacks: async told => {
      await open(told, '/login')
      await expect(heading(told.page, told.words.auth.login.title)).not.toHaveCSS('text-align', 'center')
    },
  },
  POLICY_PLAIN_TEXT: {
    with: 'alumni',
    without: 'samovar',
    shows: async told => {
      await open(told, '/registration')
      await expect(main(told).getByRole('checkbox', { name: told.words.account.policy.plain })).toBeVisible()
      await expect(main(told).getByRole('link', { name: told.words.account.policy.terms })).toHaveCount(0)
    },
    lacks: async told => {
      await open(told, '/registration')
      await expect(main(told).getByRole('link', { name: told.words.account.policy.terms, exact: true })).toBeVisible()
      await expect(main(told).getByRole('link', { name: told.words.account.policy.privacy, exact: true })).toBeVisible()
    },
  },
  POLICY_DOCUMENT: {
    with: 'avito',
    without: 'samovar',
    shows: async told => {
      await open(told, '/registration')
      await expect(main(told).getByRole('link', { name: told.words.account.policy.document })).toHaveAttribute(
        'href',
        settingsOf(told.domain, 'POLICY_DOCUMENT').url[told.lang],
      )
    },
    lacks: async told => {
      await open(told, '/registration')
      await expect(main(told).getByRole('checkbox')).toBeVisible()
      await expect(main(told).getByRole('link', { name: told.words.account.policy.document })).toHaveCount(0)
    },
  },
  SHORT_SIGN_IN_POLICY: {
    with: 'vtb',
    without: 'samovar',
    shows: async told => {
      await open(told, '/login')
      await expect(main(told).getByRole('checkbox')).not.toBeChecked()
      await open(told, '/')
      await expect(heading(told.page, /./)).toBeVisible()
      await expect(told.page.getByRole('checkbox')).toHaveCount(0)
    },
    lacks: async told => {
      await open(told, '/login')
      await expect(main(told).getByLabel(told.words.auth.login.email, { exact: true })).toBeVisible()
      await expect(told.page.getByRole('checkbox')).toHaveCount(0)
    },
  },
  DONATE_BUTTON: {
    with: 'jo',
    without: 'samovar',
    shows: async told => {
      await open(told, '/')
      const support = told.page.getByRole('link', { name: told.words.shell.header.support }).locator('visible=true')
      await expect(support).toHaveAttribute('href', settingsOf(told.domain, 'DONATE_BUTTON').url)
      await expect(support).toHaveAttribute('rel', 'noreferrer')
      await expect(support.locator('i')).toHaveCount(52)
      await openAsMember(told, '/notifications')
      await expect(support).toBeVisible()
    },
    lacks: async told => {
      await open(told, '/')
      await expect(heading(told.page, /./)).toBeVisible()
      await expect(told.page.getByRole('link', { name: told.words.shell.header.support })).toHaveCount(0)
    },
  },
  SPECIAL_LANDING: {
    with: 'tim',
    without: 'samovar',
    shows: async told => {
      await open(told, '/')
      const { menu } = told.words.landing
      for (const name of [menu.about, menu.members, menu.experts, menu.signUp])
        await expect(told.page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          '/registration',
        )
    },
    lacks: async told => {
      await open(told, '/')
      await expect(heading(told.page, /./)).toBeVisible()
      await expect(told.page.getByRole('link', { name: told.words.landing.menu.experts })).toHaveCount(0)
    },
  },
  LANDING_REDIRECT: {
    with: 'connect',
    without: 'samovar',
    shows: async told => {
      const { url } = settingsOf(told.domain, 'LANDING_REDIRECT')
      await landsOutside(told)
      await expect(told.page).toHaveURL(url)
    },
    lacks: async told => {
      const outside = await landsOutside(told)
      await expect(heading(told.page, /./)).toBeVisible()
      expect(outside).toEqual([])
    },
  },
  LANDING_STYLE: {
    with: 'jo',
    without: 'samovar',
    shows: async told => {
      await open(told, '/')
      const { style } = settingsOf(told.domain, 'LANDING_STYLE')
      await expect(styleOf(told, style).getByRole('heading', { level: 1 })).toBeVisible()
    },
    lacks: async told => {
      await open(told, '/')
      await expect(styleOf(told, 'default').getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  BANK_SECTIONS: {
    with: 'vtb',
    without: 'samovar',
    shows: async told => {
      const { title, sections } = settingsOf(told.domain, 'BANK_SECTIONS')
      await openAsMember(told, '/vtb/services')
      await expect(heading(told.page, sections.services?.title[told.lang] ?? '')).toBeVisible()
      await expect(main(told).getByText(title[told.lang])).toBeVisible()
      await expect(told.page.locator('a[href^="/vtb/"]')).toHaveCount(6)
    },
    lacks: async told => {
      await openAsRole(told.page, told.domain, 'member', '/vtb/services')
      await expect(heading(told.page, told.words.ui.notFound.title)).toBeVisible()
      await expect(told.page.locator('a[href^="/vtb/"]')).toHaveCount(0)
    },
  },
  GUIDED_TOUR: {
    with: 'vtb',
    without: 'samovar',
    shows: async told => {
      const { page, words, lang } = told
      await openAsMember(told, '/notifications')
      await page.getByRole('button', { name: words.menu.menu.help }).click()
      const [first] = settingsOf(told.domain, 'GUIDED_TOUR').steps
      await expect(page.getByRole('dialog', { name: first?.title[lang] ?? '' })).toBeVisible()
    },
    lacks: async told => {
      await openAsRole(told.page, told.domain, 'member', '/notifications')
      await expect(told.page.getByRole('link', { name: told.words.menu.menu.events, exact: true })).toBeVisible()
      await expect(told.page.getByRole('button', { name: told.words.menu.menu.help })).toHaveCount(0)
    },
  },
  GEO_LEGAL_DOCS: {
    with: 'vtb',
    without: 'samovar',
    shows: async told => {
      for (const [country, set] of [
        ['DE', 'EN'],
        ['BY', 'RU'],
        ['KZ', 'EN'],
        ['RU', 'RU'],
      ] as const) {
        await chooseCountry(told, country)
        await open(told, '/login')
        await seesLegalSet(told, set)
      }
    },
    lacks: async told => {
      let asked = 0
      await told.page.route('**/dev/country.json', route => {
        asked++
        return route.continue()
      })
      await chooseCountry(told, 'RU')
      await open(told, '/login')
      await seesLegalSet(told, 'EN')
      expect(asked).toBe(0)
    },
  },
  LEGAL_DOCS: {
    with: 'tim',
    without: 'vtb',
    shows: async told => {
      await open(told, '/login')
      await seesLegalSet(told, settingsOf(told.domain, 'LEGAL_DOCS').set)
    },
    lacks: async told => {
      await chooseCountry(told, 'RU')
      await open(told, '/login')
      await seesLegalSet(told, 'RU')
    },
  },
  CREDITS: {
    with: 'tim',
    without: 'vtb',
    shows: async told => {
      const { allowance } = settingsOf(told.domain, 'CREDITS')
      await openAsMember(told, '/notifications')
      await expect(told.page.getByText(new RegExp(`^${allowance}\\s*/\\s*${allowance}$`)).first()).toBeVisible()
    },
    lacks: async told => {
      await openAsMember(told, '/notifications')
      await expect(told.page.getByText(/^100\s*\/\s*100$/).first()).toBeVisible()
    },
  },
}
