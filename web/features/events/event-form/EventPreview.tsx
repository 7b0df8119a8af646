import { Button } from '@mantine/core'
import { CalendarDays, Lock, MapPin, Ticket, Video } from 'lucide-react'
import { isDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { readTime } from '#web/lib/words/typedTime.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { dateTile, eventDay, eventHours } from '../event/eventTime.ts'
import classes from './EventPreview.module.css'
import { priceText } from './price.ts'
import { type EventValues, formOf, numberOf } from './values.ts'

type Props = { values: EventValues; coverUrl: string; hosts: string[] }

/** The event as its page and its card show it, from what is typed. */
export function EventPreview({ values, coverUrl, hosts }: Props) {
  const t = useWords('eventForm')
  const description = values.description.trim()
  return (
    <article className={classes.root} lang={values.lang}>
      <img src={coverUrl} alt="" className={classes.cover} />
      <div className={classes.body}>
        {values.visibility === 'PRIVATE' && (
          <Text size="small" tone="quiet" className={classes.private ?? ''}>
            <Icon of={Lock} size={14} />
            {t('preview.private')}
          </Text>
        )}
        <p className={classes.title} data-empty={values.title.trim() === '' || undefined}>
          {values.title.trim() || t('preview.noTitle')}
        </p>
        <When values={values} />
        <Place values={values} />
        <Button component="div" fullWidth size="md" className={classes.button ?? ''} leftSection={<Icon of={Ticket} />}>
          {useButtonLabel(values)}
        </Button>
        <p className={classes.description} data-empty={description === '' || undefined}>
          {description || t('preview.noDescription')}
        </p>
        {hosts.length > 0 && <p className={classes.hosts}>{t('preview.hosted', { names: hosts.join(', ') })}</p>}
      </div>
    </article>
  )
}

/** "€18 to join", by what is typed. */
function useButtonLabel(values: EventValues): string {
  const t = useWords('eventForm')
  const language = useLanguage()
  const price = values.isPaid && priceText(numberOf(values.price), values.currency, language)
  if (price) return t('preview.pay', { price })
  return t(values.approvalRequired ? 'preview.ask' : 'preview.join')
}

function When({ values }: { values: EventValues }) {
  const t = useWords('eventForm')
  const language = useLanguage()
  const { date, timeZone, ...typed } = formOf(values)
  const isKnown = date !== null && isDay(date)
  const startTime = readTime(typed.startTime ?? '')
  const endTime = readTime(typed.endTime ?? '')
  const when = { date: isKnown ? date : null, startTime, endTime, timeZone: timeZone || 'UTC' }
  const tile = dateTile(when, language)
  const day = isKnown || values.isDateToBeConfirmed ? eventDay(when, { language }) : t('preview.noDate')
  const hours = startTime || values.isTimeToBeConfirmed ? eventHours(when, { language }) : null
  return (
    <div className={classes.row}>
      <span className={classes.tile} aria-hidden>
        {tile ? (
          <>
            <span className={classes.month}>{tile.month}</span>
            <span className={classes.day}>{tile.day}</span>
          </>
        ) : (
          <Icon of={CalendarDays} />
        )}
      </span>
      <Fact title={day} text={hours} isEmpty={!isKnown && !values.isDateToBeConfirmed} />
    </div>
  )
}

function Place({ values }: { values: EventValues }) {
  const t = useWords('eventForm')
  const isOnline = values.type === 'ONLINE'
  const parts = [values.addressLine, values.city, values.country].map(part => part.trim()).filter(Boolean)
  const [first, ...rest] = parts
  return (
    <div className={classes.row}>
      <span className={classes.tile} aria-hidden>
        <Icon of={isOnline ? Video : MapPin} />
      </span>
      {isOnline ? (
        <Fact title={t('preview.online')} text={t('preview.onlineText')} />
      ) : values.isLocationToBeConfirmed ? (
        <Fact title={t('preview.placeTbc')} text={parts.join(', ') || null} />
      ) : (
        <Fact title={first ?? t('preview.noPlace')} text={rest.join(', ') || null} isEmpty={first === undefined} />
      )}
    </div>
  )
}

function Fact({ title, text, isEmpty = false }: { title: string; text: string | null; isEmpty?: boolean }) {
  return (
    <div className={classes.fact}>
      <p className={classes.factTitle} data-empty={isEmpty || undefined}>
        {title}
      </p>
      {text && <p className={classes.factText}>{text}</p>}
    </div>
  )
}
