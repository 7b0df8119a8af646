import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications/notification.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { readerTime, startText, whenOf } from './groups.ts'
import { looks } from './kinds.ts'
import classes from './NotificationRow.module.css'
import { RowActions } from './RowActions.tsx'
import { plainText, sentenceOf } from './sentence.ts'
import { markSeenSoon } from './unseen.ts'

type Props = { item: Notification; isNew: boolean; now: Date; onDismiss: () => void }

/** One line of the list. The sentence is the link; buttons below it act in place. */
export function NotificationRow({ item, isNew, now, onDismiss }: Props) {
  const t = useWords('notifications')
  const kinds = useWords('notificationKinds')
  const community = useCommunity()
  const row = useSeenWhenShown(item)
  const language = useLanguage()
  const parts = sentenceOf(item, kinds, { community: community.name, now, language })
  const sentence = parts.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : text))
  const note = useNote(item)
  return (
    <li ref={row} className={classes.root} data-kind={item.kind}>
      <Picture item={item} />
      <div className={classes.words}>
        <p className={classes.sentence}>
          {item.to ? (
            <Link to={item.to} className={classes.link}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        {note && <p className={classes.note}>{note}</p>}
        <RowActions item={item} isNew={isNew} />
      </div>
      <div className={classes.end}>
        <When item={item} now={now} />
        {isNew && (
          <span className={classes.dot}>
            <VisuallyHidden>{t('unseen')}</VisuallyHidden>
          </span>
        )}
        <ActionIcon
          className={classes.dismiss ?? ''}
          aria-label={t('dismissOf', { sentence: plainText(parts) })}
          title={t('dismiss')}
          onClick={onDismiss}
        >
          <Icon of={X} size={16} />
        </ActionIcon>
      </div>
    </li>
  )
}

function When({ item: { createdAt }, now }: { item: Notification; now: Date }) {
  const t = useWords('notifications')
  const when = whenOf(createdAt, now, useLanguage())
  const text = !when ? t('now') : 'text' in when ? when.text : t('minutes', { count: when.minutes })
  return (
    <time dateTime={createdAt} className={classes.when}>
      {text}
    </time>
  )
}

/** A face with the icon of the kind on it; where nobody is to be seen, the icon alone. */
function Picture({ item: { kind, people } }: { item: Notification }) {
  const { icon, tone, isFaceless } = looks[kind]
  if (isFaceless || people.length === 0)
    return (
      <span className={classes.icon} data-tone={tone}>
        <Icon of={icon} size={20} />
      </span>
    )
  return (
    <span className={classes.faces} data-several={people.length > 1 || undefined}>
      {people.slice(0, 2).map(({ id, firstName, lastName, avatarUrl }) => (
        <Avatar
          key={id}
          name={`${firstName} ${lastName}`}
          src={avatarUrl}
          size={people.length > 1 ? 32 : 44}
          className={classes.face ?? ''}
        />
      ))}
      <span className={classes.mark} data-tone={tone}>
        <Icon of={icon} size={13} />
      </span>
    </span>
  )
}

/** The second line: what was said, when the thing happens, or what to do. */
function useNote({ kind, quote, startsAt, timeZone, people, data }: Notification): string | null {
  const t = useWords('notifications')
  const kinds = useWords('notificationKinds')
  const language = useLanguage()
  if (quote) return language === 'ru' ? `«${quote}»` : `“${quote}”`
  if (startsAt) {
    const time = readerTime(startsAt, timeZone, language)
    return `${startText(startsAt, timeZone, language)}${time ? ` · ${t('yourTime', { time })}` : ''}`
  }
  if (kind === 'matching.weekly' && people.length > 0) {
    const names = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(
      people.map(({ firstName }) => firstName),
    )
    return kinds('notes.weekly', { count: people.length, names })
  }
  if (kind === 'participation.refundDue') return kinds('notes.refundDue')
  if (kind !== 'channel.stopped') return null
  if (data.isGroup) return kinds('notes.group')
  return kinds(data.isWorkspace ? 'notes.workspace' : 'notes.stopped')
}

/** Once it is in view, in a tab that is in front, it counts as seen. */
function useSeenWhenShown({ id, isSeen }: Notification) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSeen || !row.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || document.visibilityState !== 'visible') return
      markSeenSoon(id)
      observer.disconnect()
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [id, isSeen])
  return row
}
