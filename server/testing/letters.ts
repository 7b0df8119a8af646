import { expect, vi } from 'vitest'
import type { TestApp } from './harness.ts'

export type SentLetter = {
  id: string
  kind: string
  lang: string
  subject: string
  html: string
  plain: string
  communityId: string
}

export const lettersTo = (t: TestApp, recipient: string): Promise<SentLetter[]> => t.owner<SentLetter[]>`
  select id, kind, lang, subject, html, plain, community_id from letter
  where recipient = ${recipient} and status = 'SENT' order by created_at desc, id desc`

/** Waits for the newest of `count` letters to a recipient. */
export const letterTo = (t: TestApp, recipient: string, count = 1): Promise<SentLetter> =>
  vi.waitFor(
    async () => {
      const letters = await lettersTo(t, recipient)
      return letters.length >= count ? (letters[0] as SentLetter) : expect.fail('no letter yet')
    },
    { timeout: 30_000, interval: 20 },
  )

/** The code to type, or the link to open, in a letter. */
export const codeIn = ({ plain }: SentLetter): string => /\b\d{6}\b/.exec(plain)?.[0] ?? expect.fail('no code')

export const linkIn = ({ plain }: SentLetter): URL =>
  new URL(/https?:\/\/\S+\?(?:code|url_auth_token)=\S+/.exec(plain)?.[0] ?? expect.fail('no link'))
