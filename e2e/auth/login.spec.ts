import type { Page } from '@playwright/test'
import { at } from '../address.ts'
import { prefer } from '../preferences.ts'
import { expect, test } from '../test.ts'

async function tryToLogIn(page: Page): Promise<void> {
  await page.goto(at('samovar', '/login'))
  await page.getByLabel(/^(Email|Почта)/).fill('nobody@samovar.example')
  await page.getByLabel(/^(Password|Пароль)/).fill('quiet-kettle-42')
  await page.getByRole('button', { name: /^(Log in|Войти)$/ }).click()
}

test('a login with a wrong password shows the failure in the language of the reader', { tag: '@phone' }, async ({
  page,
}) => {
  await prefer(page, { lang: 'ru' })
  await tryToLogIn(page)
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль')
  await expect(page).toHaveURL(at('samovar', '/login'))
})

test('a login that the server answers with 500 asks to try again later', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/auth/login', route =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<html>' }),
  )
  await tryToLogIn(page)
  await expect(page.getByRole('alert')).toHaveText('Something went wrong on our side. Please try again later.')
})
