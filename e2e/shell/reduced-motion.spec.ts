import { at } from '../address.ts'
import { expect, test } from '../test.ts'

test('with reduced motion a button that has just been shown takes the focus at once', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(at('samovar'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isFocused = await page.evaluate(() => {
    const box = document.createElement('div')
    box.style.visibility = 'hidden'
    box.innerHTML = '<p><button>Next</button></p>'
    document.body.append(box)
    const button = box.querySelector('button')
    const isHidden = () => button !== null && getComputedStyle(button).visibility === 'hidden'
    if (!isHidden()) throw new Error('It is not hidden at first')
    box.style.visibility = ''
    button?.focus()
    return document.activeElement === button
  })
  expect(isFocused).toBe(true)
})
