import { demoCommunities } from '#demo/communities/list.ts'
import { demoAccessCode } from '#demo/logins.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { readLetter } from '../mailbox.ts'
import { expect } from '../test.ts'
import { newEmail } from './account.ts'
import { expectWelcomed } from './login.ts'

test('an access code with a new email signs in and asks for the policy; with a known email it sends a magic link', {
  tag: '@phone',
}, async ({ page, words, lang, request }) => {
  const { login, policy } = words.auth
  const person = newEmail()
  const own = demoCommunities
    .find(({ domain }) => domain === 'avito')
    ?.options.find(({ optionType }) => optionType === 'ALT_LOGIN_LAYOUT') as
    | { settings: { title: Record<string, string>; subtitle: Record<string, string> } }
    | undefined
  await page.goto(at('avito', '/login'))
  await expect(page.getByRole('heading', { level: 1, name: own?.settings.title[lang] ?? 'none' })).toBeVisible()
  await expect(page.getByText(own?.settings.subtitle[lang] ?? 'none')).toBeVisible()
  const code = page.getByLabel(login.accessCode, { exact: true })
  const submit = page.getByRole('button', { name: login.useAccessCode })
  // Beside it stands the form of passwords, with an address of its own.
  const email = page.locator('form', { has: submit }).getByLabel(login.email, { exact: true })
  const alert = page.getByRole('alert')
  await expect(submit).toBeDisabled()
  await code.fill('COFFEE-AT-SIX')
  await code.press('Enter')
  await expect(alert).toHaveText(words.failures.INVALID_CODE)
  await code.fill(demoAccessCode)
  await code.press('Enter')
  await expect(alert).toHaveText(words.failures.EMAIL_NEEDED)
  await expectFittingAndAccessible(page)
  await email.fill(person)
  await email.press('Enter')
  await expectWelcomed(page, 'avito')

  const gate = page.getByRole('dialog', { name: policy.title })
  const goOn = gate.getByRole('button', { name: policy.submit })
  await expect(goOn).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(gate.getByRole('link', { name: words.account.policy.document })).toBeVisible()
  await expectFittingAndAccessible(page)
  await gate.getByRole('checkbox').check()
  await goOn.click()
  await expect(gate).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(gate).toHaveCount(0)

  const welcome = await readLetter(request, 'avito', person)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(at('avito', '/login'))
  await code.fill(demoAccessCode.toLowerCase())
  await code.press('Enter')
  await email.fill(person)
  await email.press('Enter')
  await expect(alert).toHaveText(words.failures.CHECK_EMAIL)
  await page.goto((await readLetter(request, 'avito', person, welcome)).link.href)
  await page.getByRole('button', { name: words.auth.magic.submit, exact: true }).click()
  await expectWelcomed(page, 'avito')
})
