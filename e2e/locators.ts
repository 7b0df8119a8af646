import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** A text field by its name, whether or not an asterisk follows it. */
export const field = (page: Page | Locator, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Presses, and sees the notice that follows. It is looked for from before: it is gone after three seconds, which is soon on a busy machine. */
export const pressAndSee = (button: Locator, notice: Locator): Promise<unknown> =>
  Promise.all([notice.waitFor(), button.click()])

/** A dialog takes the focus soon after it is seen, and would take it from a field that is being filled in. */
export const untilFocused = (dialog: Locator): Promise<void> => expect(dialog.locator(':focus')).toBeAttached()

/** Matches a sentence by its words before the first value in it. */
export const beginning = (sentence: string): RegExp => new RegExp(`^${sentence.split('{{')[0]?.trim()}`)
