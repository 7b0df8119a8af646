import type { Page } from '@playwright/test'
import { at, expect, prefer, test } from '../test.ts'

async function tryToLogIn(page: Page): Promise<void> {
  await page.goto(at('samovar', '/login'))
  await page.getByLabel(/^(Email|Почта)/).fill('nobody@samovar.example')
  await page.getByLabel(/^(Password|Пароль)/).fill('quiet-kettle-42')
  await page.getByRole('button', { name: /^(Log in|Войти)$/ }).click()
}

test('a refused login says so in the language of the reader', async ({ page, isMobile }) => {
  await prefer(page, { lang: isMobile ? 'ru' : 'en' })
  await tryToLogIn(page)
  await expect(page.getByRole('alert')).toHaveText(isMobile ? 'Неверный логин или пароль' : 'Invalid login or password')
  await expect(page).toHaveURL(at('samovar', '/login'))
})

test('a login that fails on our side asks to try again later', async ({ page, isMobile }) => {
  await prefer(page, { lang: isMobile ? 'ru' : 'en' })
  await page.route('**/api/auth/login', route =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<html>' }),
  )
  await tryToLogIn(page)
  await expect(page.getByRole('alert')).toHaveText(
    isMobile
      ? 'Что-то сломалось на нашей стороне. Попробуйте позже.'
      : 'Something went wrong on our side. Please try again later.',
  )
})
