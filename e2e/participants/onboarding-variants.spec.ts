import { contactFormats, contactStepOf } from '#contract/participants/contacts.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { field, heading } from '../locators.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { answerRequired } from './onboarding.ts'

for (const { domain, tag } of [
  { domain: 'vtb', tag: '@phone' },
  { domain: 'avito', tag: '@desktop' },
  { domain: 'tim', tag: '@phone' },
  { domain: 'jo', tag: '@desktop' },
] as const)
  test(`the onboarding of ${domain} has the steps and required contacts of the community`, { tag }, async ({
    page,
    words,
    lang,
    request,
  }) => {
    const { onboarding } = words
    const community = demoCommunities.find(each => each.domain === domain)
    if (!community) throw new Error(`The demo has no ${domain}`)
    const { stepsConfig, requiredContacts } = community
    const token = await tokenOfRole(request, domain, 'newcomer')
    await openAs(page, domain, { token }, '/questions')
    await answerRequired(page, words, domain, lang)

    const fillIn: Partial<Record<keyof typeof stepsConfig, () => Promise<void>>> = {
      profile: async () => {
        await field(page, onboarding.profile.firstName).fill('Vera')
        await field(page, onboarding.profile.lastName).fill('Samsonova')
      },
      about: () => field(page, onboarding.about.label).fill('I bake bread for three cafés and keep their books.'),
      lookingFor: () => field(page, onboarding.lookingFor.label).fill('Someone who sells bread by subscription.'),
      contacts: async () => {
        const [type] = contactStepOf(community) === 'contacts' ? requiredContacts : []
        if (type) await field(page, onboarding.types[type]).fill(contactFormats[type].example)
      },
      networks: async () => {
        const type = requiredContacts.find(each => each !== 'PHONE' && each !== 'EMAIL') ?? 'TELEGRAM'
        await field(page, onboarding.types[type]).fill(contactFormats[type].example)
      },
    }
    const steps = (Object.keys(stepsConfig) as (keyof typeof stepsConfig)[]).filter(step => stepsConfig[step].visible)
    await expect(page).toHaveURL(at(domain, '/onboarding'))
    for (const step of steps) {
      await expect(heading(page, onboarding[step].title)).toBeVisible()
      await fillIn[step]?.()
      const name = step === steps.at(-1) ? onboarding.finish : step === 'linkedin' ? onboarding.skip : onboarding.next
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect(page.getByText(onboarding.done.toast)).toBeVisible()
    const { first } = words.matching
    await expect(heading(page, new RegExp(`^(${first.title}|${first.none})$`))).toBeVisible()
    await page.getByRole('button', { name: first.action }).click()
    await expect(page).toHaveURL(at(domain, '/my_communities'))
    expect((await read(request, domain, '/api/participant/profile', token)).missing).toEqual([])
  })
