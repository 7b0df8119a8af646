import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Entries, Lead } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Newcomer } from './store.ts'

const nameOf = ({ firstName, lastName }: Newcomer) => `${firstName} ${lastName}`.trim()

/** To a moderator: who waits for a decision; one at once, or those of a day. */
export function newcomersLetter(
  community: Community,
  lang: Language,
  { newcomers, waiting }: { newcomers: Newcomer[]; waiting: number },
  now: Date,
  unsubscribeUrl: string | null,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const [only] = newcomers
  const names = {
    count: Math.max(waiting, newcomers.length),
    community: community.title[lang],
    name: newcomers.length === 1 && only ? nameOf(only) : '',
  }
  const isOne = names.count === 1
  return renderLetter(community, lang, {
    subject: isOne ? words('newcomers.subjectOne', names) : words('newcomers.subject', names),
    preview: newcomers.map(nameOf).join(', '),
    headline: isOne ? words('newcomers.headlineOne', names) : words('newcomers.headline', names),
    footer: 'member',
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{words('newcomers.lead', names)}</Lead>
        <Entries
          entries={newcomers.map(newcomer => ({
            key: newcomer.id,
            lines: [nameOf(newcomer), [newcomer.position, newcomer.company].filter(Boolean).join(', ')].filter(Boolean),
          }))}
        />
        <Actions>
          <Button href={loginPath('/admin/moderation', 'moderation')} label={words('newcomers.button')} />
        </Actions>
      </>
    ),
  })
}
