import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Paragraph, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Party, StoredReport } from './store.ts'

const nameOf = ({ firstName, lastName }: Party) => `${firstName} ${lastName}`

/** To a moderator: one participant reported another. */
export function reportLetter(
  community: Community,
  lang: Language,
  { author, subject, reason, text, quotedText }: StoredReport,
  now: Date,
  unsubscribeUrl: string | undefined,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { author: nameOf(author), subject: nameOf(subject) }
  return renderLetter(community, lang, {
    subject: words('report.subject', names),
    preview: words(`report.reason.${reason}`),
    headline: words('report.headline'),
    footer: 'member',
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{words('report.lead', { ...names, from: author.email, about: subject.email })}</Lead>
        <Block>
          <Reason>{[words(`report.reason.${reason}`), text].filter(Boolean).join('\n')}</Reason>
        </Block>
        {quotedText && (
          <>
            <Paragraph>{words('report.message', names)}</Paragraph>
            <Block>
              <Reason>{quotedText}</Reason>
            </Block>
          </>
        )}
        <Paragraph>{words('report.apart')}</Paragraph>
        <Actions>
          <Button href={loginPath(`/u/${subject.slug}`, 'profile')} label={words('report.subjectButton', names)} />
          <Button
            href={loginPath(`/u/${author.slug}`, 'profile')}
            label={words('report.authorButton', names)}
            isQuiet
          />
          <Button href={loginPath('/admin/moderation/reports', 'moderation')} label={words('report.decide')} isQuiet />
        </Actions>
      </>
    ),
  })
}

/** To the author, once the moderators have decided. */
export function decidedLetter(community: Community, to: Addressee, now: Date): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { name: to.firstName, community: community.title[to.lang] }
  return renderLetter(community, to.lang, {
    subject: words('reportDecided.subject'),
    preview: words('reportDecided.lead', names),
    headline: words('reportDecided.headline', names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: <Lead>{words('reportDecided.lead', names)}</Lead>,
  })
}

const warnings = { WARNED: 'reportWarned', DISABLED: 'reportDisabled', BLOCKED: 'reportBlocked' } as const
type Warning = { name: string; decision: keyof typeof warnings; note: string }

/** To the reported participant: what the moderators ask for, that the profile is hidden now, or that they are blocked. Who reported is not told. */
export function warningLetter(
  community: Community,
  lang: Language,
  { name, decision, note }: Warning,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { name, community: community.title[lang] }
  const key = warnings[decision]
  return renderLetter(community, lang, {
    subject: words(`${key}.subject`, names),
    preview: words(`${key}.preview`, names),
    headline: words(`${key}.headline`, names),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words(`${key}.lead`, names)}</Lead>
        {note && (
          <Block>
            <Reason>{note}</Reason>
          </Block>
        )}
      </>
    ),
  })
}
