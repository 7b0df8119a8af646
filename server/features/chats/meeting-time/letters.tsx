import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Meeting, MeetingNews } from './rules.ts'

type Told = { news: MeetingNews; meeting: Meeting; person: string; path: string; now: Date }

/** Thu, 19 November, 9:00 GMT+1 */
const timeIn = (at: Date, lang: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(lang === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)

/** A meeting was proposed, agreed, moved or cancelled. Times are in the reader's zone. */
export function meetingTimeLetter(
  community: Community,
  to: Addressee,
  { news, meeting, person, path, now }: Told,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const values = { name: to.firstName, person }
  const times = news === 'proposed' || news === 'moved' ? meeting.times : meeting.startsAt ? [meeting.startsAt] : []
  const hasCalendar = news === 'agreed' || (news === 'cancelled' && meeting.startsAt !== null)
  return renderLetter(community, to.lang, {
    subject: words(`meetingTime.${news}.subject`, values),
    preview: words(`meetingTime.${news}.lead`, values),
    headline: words(`meetingTime.${news}.headline`, values),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words(`meetingTime.${news}.lead`, values)}</Lead>
        {times.map(time => (
          <Paragraph key={time.toISOString()}>{timeIn(time, to.lang, to.timeZone)}</Paragraph>
        ))}
        {meeting.place && news !== 'cancelled' && (
          <Paragraph>{words('meetingTime.place', { place: meeting.place })}</Paragraph>
        )}
        {hasCalendar && <Paragraph>{words(`meetingTime.${news as 'agreed' | 'cancelled'}.calendar`)}</Paragraph>}
        <Actions>
          <Button href={loginPath(path, 'chat')} label={words('meetingTime.button')} />
        </Actions>
      </>
    ),
  })
}
