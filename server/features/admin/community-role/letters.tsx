import { rights } from '#contract/admin/community-role.ts'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Told } from './store.ts'

/** To somebody whose rights were changed: all that they may do now. */
export function roleLetter(community: Community, lang: Language, told: Told, now: Date): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { community: community.title[lang] }
  const isAdmin = told.rights.includes('ROLE_ADMIN')
  const lines = rights.filter(right => told.rights.includes(right) && (!isAdmin || right === 'ROLE_ADMIN'))
  const lead = words(lines.length > 0 ? 'roleChanged.lead' : 'roleChanged.leadNone', names)
  return renderLetter(community, lang, {
    subject: words('roleChanged.subject', names),
    preview: lead,
    headline: words('roleChanged.headline'),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        {lines.length > 0 && (
          <Block>
            <Reason>{lines.map(right => `• ${words(`roleChanged.rights.${right}`)}`).join('\n')}</Reason>
          </Block>
        )}
        <Actions>
          <Button href={loginPath('/my_communities', 'recommendations')} label={words('roleChanged.button', names)} />
        </Actions>
      </>
    ),
  })
}
