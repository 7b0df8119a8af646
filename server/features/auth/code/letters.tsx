import type { Community } from '#contract/communities/community.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Code, Lead, Paragraph, QuietLink } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { CodeLetter } from './rules.ts'

/** Page of the link, and its query parameter for the code. */
const pages = {
  MAGIC: { path: '/auth-magic', field: 'url_auth_token' },
  CONFIRM_EMAIL: { path: '/confirmed', field: 'code' },
  RECOVERY: { path: '/confirm-recovery', field: 'code' },
  LINK_PROVIDER: { path: '/confirm-link', field: 'code' },
  EMAIL_OLD: { path: '/confirm-change', field: 'code' },
  EMAIL_NEW: { path: '/confirm-change', field: 'code' },
} as const

const names = {
  OTP: 'code',
  MAGIC: 'magic',
  CONFIRM_EMAIL: 'confirm',
  RECOVERY: 'recovery',
  DELETE_ACCOUNT: 'deletionCode',
  LINK_PROVIDER: 'linkProvider',
  EMAIL_OLD: 'emailOld',
  EMAIL_NEW: 'emailNew',
} as const

/** A letter with one code to type or one link to open, and a link for somebody who asked for neither. */
export function codeLetter(
  community: Community,
  { purpose, userId, lang, linkQuery = {}, said = {} }: CodeLetter,
  { secret, token, disown }: { secret: string; token: string; disown: string },
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  // A known user asked in the settings; otherwise somebody named the address at the provider.
  const name = purpose === 'LINK_PROVIDER' && userId ? 'connectProvider' : names[purpose]
  const title = community.title[lang]
  return renderLetter(community, lang, {
    subject: words(`${name}.subject`, { community: title }),
    preview: words(`${name}.preview`),
    headline: words(`${name}.headline`),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{words(`${name}.lead`, { community: title, ...said })}</Lead>
        {purpose === 'OTP' || purpose === 'DELETE_ACCOUNT' ? (
          <Code>{secret}</Code>
        ) : (
          <Actions>
            <Button href={linkOf(purpose, token, linkQuery)} label={words(`${names[purpose]}.button`)} />
          </Actions>
        )}
        <Paragraph>{words(`${name}.ends`)}</Paragraph>
        <QuietLink href={`/not-me?${new URLSearchParams({ letter: disown })}`} label={words(`${name}.notMe`)} />
      </>
    ),
  })
}

function linkOf(purpose: keyof typeof pages, token: string, linkQuery: Record<string, string>): string {
  const { path, field } = pages[purpose]
  return `${path}?${new URLSearchParams({ [field]: token, ...linkQuery })}`
}
