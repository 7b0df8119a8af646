import type { Community } from '#contract/communities/community.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Code, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { CodeLetter } from './rules.ts'

/** Page of the link, and its query parameter for the code. */
const pages = {
  MAGIC: { path: '/auth-magic', field: 'url_auth_token' },
  CONFIRM_EMAIL: { path: '/confirmed', field: 'code' },
  RECOVERY: { path: '/confirm-recovery', field: 'code' },
} as const

const names = {
  OTP: 'code',
  MAGIC: 'magic',
  CONFIRM_EMAIL: 'confirm',
  RECOVERY: 'recovery',
  DELETE_ACCOUNT: 'deletionCode',
} as const

/** A letter with one code to type or one link to open. */
export function codeLetter(
  community: Community,
  { purpose, lang, linkQuery = {} }: CodeLetter,
  { secret, token }: { secret: string; token: string },
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const name = names[purpose]
  const title = community.title[lang]
  return renderLetter(community, lang, {
    subject: words(`${name}.subject`, { community: title }),
    preview: words(`${name}.preview`),
    headline: words(`${name}.headline`),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{words(`${name}.lead`, { community: title })}</Lead>
        {purpose === 'OTP' || purpose === 'DELETE_ACCOUNT' ? (
          <Code>{secret}</Code>
        ) : (
          <Actions>
            <Button href={linkOf(purpose, token, linkQuery)} label={words(`${names[purpose]}.button`)} />
          </Actions>
        )}
        <Paragraph>{words(`${name}.ends`)}</Paragraph>
      </>
    ),
  })
}

function linkOf(purpose: keyof typeof pages, token: string, linkQuery: Record<string, string>): string {
  const { path, field } = pages[purpose]
  return `${path}?${new URLSearchParams({ [field]: token, ...linkQuery })}`
}
