import { contactFormats, contactStepOf } from '#contract/participants/contacts.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { test } from '../localized-test.ts'
import { at, expect } from '../test.ts'
import { openAs, read, tokenOfDemo } from './participant.ts'
import { answerAll } from './question.ts'
import { field, heading } from './photo.ts'

for (const { domain, tag } of [
  { domain: 'vtb', tag: '@phone' },
  { domain: 'avito', tag: '@desktop' },
  { domain: 'tim', tag: '@phone' },
  { domain: 'jo', tag: '@desktop' },
] as const)
  test(`a newcomer of ${domain} needs only what the community asks for, in the steps that it shows`, { tag }, async ({
    page,
    words,
    lang,
    request,
  }) => {
    const { onboarding: joining } = words
    const community = demoCommunities.find(each => each.domain === domain)
    if (!community) throw new Error(`The demo has no ${domain}`)
    const { stepsConfig, requiredContacts } = community
    const token = await tokenOfDemo(request, domain, 'newcomer')
    await openAs(page, domain, { token }, '/questions')
    await answerAll(page, words, domain, lang)

    const fillIn: Partial<Record<keyof typeof stepsConfig, () => Promise<void>>> = {
      profile: async () => {
        await field(page, joining.profile.firstName).fill('Vera')
        await field(page, joining.profile.lastName).fill('Samsonova')
      },
      about: () => field(page, joining.about.label).fill('I bake bread for three cafés and keep their books.'),
      lookingFor: () => field(page, joining.lookingFor.label).fill('Someone who sells bread by subscription.'),
      contacts: async () => {
        const [type] = contactStepOf(community) === 'contacts' ? requiredContacts : []
        if (type) await field(page, joining.types[type]).fill(contactFormats[type].example)
      },
      networks: async () => {
        const type = requiredContacts.find(each => each !== 'PHONE' && each !== 'EMAIL') ?? 'TELEGRAM'
        await field(page, joining.types[type]).fill(contactFormats[type].example)
      },
    }
    const steps = (Object.keys(stepsConfig) as (keyof typeof stepsConfig)[]).filter(step => stepsConfig[step].visible)
    await expect(page).toHaveURL(at(domain, '/onboarding'))
    for (const step of steps) {
      await expect(heading(page, joining[step].title)).toBeVisible()
      await fillIn[step]?.()
      const name = step === steps.at(-1) ? joining.finish : step === 'linkedin' ? joining.skip : joining.next
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect(page.getByText(joining.done.toast)).toBeVisible()
    const { first } = words.matching
    await expect(heading(page, new RegExp(`^(${first.title}|${first.none})$`))).toBeVisible()
    await page.getByRole('button', { name: first.action }).click()
    await expect(page).toHaveURL(at(domain, '/my_communities'))
    expect((await read(request, domain, '/api/participant/profile', token)).missing).toEqual([])
  })
