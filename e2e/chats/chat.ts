import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { requestTo } from '../address.ts'
import { read, send } from '../api.ts'
import { createPair, sendIntro } from '../matching/intro.ts'
import type { CreatedParticipant } from '../participants/participant.ts'
import type { Words } from '../words.ts'

type Connected = { anna: CreatedParticipant; boris: CreatedParticipant; chatId: string }

/** Two people who know each other, with their chat: Anna has sent an intro and Boris has accepted it. */
export async function createChat(request: APIRequestContext): Promise<Connected> {
  const [anna, boris] = await createPair(request)
  await sendIntro(request, anna, boris.id, 'Shall we talk about bread?')
  const { items } = await read(request, 'samovar', '/api/matching/intros?direction=received&status=SENT', boris.token)
  await send(request, 'samovar', `/api/matching/intros/${items[0].intro.id}/answer`, boris.token, {
    accept: true,
    message: 'Gladly.',
  })
  // By Boris, so that the answer is new to Anna, also when this comes before the job that opens the chat.
  const chat = await send(request, 'samovar', '/api/chats', boris.token, { participantIds: [anna.id] })
  return { anna, boris, chatId: chat.id }
}

/** Somebody writes beside the browser. */
export const writeBeside = (
  request: APIRequestContext,
  from: { token: string },
  chatId: string,
  text: string,
): Promise<unknown> => send(request, 'samovar', `/api/chats/${chatId}`, from.token, { text })

export const logOf = (page: Page): Locator => page.getByRole('log')

export async function write(page: Page, { chats: t }: Words, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: t.composer.label })
  await field.fill(text)
  await field.press('Enter')
}

/** The page as it is served where the socket is off. */
export async function withoutSocket(page: Page): Promise<void> {
  await page.route(
    url => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async route => {
      // Names below localhost are known to the browser alone.
      const { url, headers } = requestTo('samovar', new URL(route.request().url()).pathname)
      const response = await route.fetch({ url, headers: { ...route.request().headers(), ...headers } })
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('"realtime":true', '"realtime":false') })
    },
  )
}
