import { Button } from '@mantine/core'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { eventMoment } from '../event/eventTime.ts'
import { EventPreview } from './EventPreview.tsx'
import classes from './PreviewBar.module.css'
import { priceText } from './price.ts'
import { type EventValues, formOf, numberOf } from './values.ts'

type Props = { values: EventValues; coverUrl: string; hosts: string[] }

/** On a phone the preview is a line above the menu, which opens it. */
export function PreviewBar({ values, coverUrl, hosts }: Props) {
  const t = useWords('eventForm')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { date, ...rest } = formOf(values)
  const isDay = date !== null && /^2[01]\d\d-\d\d-\d\d$/.test(date)
  const day =
    isDay || values.isDateToBeConfirmed ? eventMoment({ ...rest, date: isDay ? date : null }, { language }).text : ''
  const price = values.isPaid ? priceText(numberOf(values.price), values.currency, language) : null
  return (
    <div className={classes.root}>
      <img src={coverUrl} alt="" className={classes.cover} />
      <div className={classes.words}>
        <p className={classes.title}>{values.title.trim() || t('preview.noTitle')}</p>
        <p className={classes.text}>{[day || t('preview.noDate'), price].filter(Boolean).join(' · ')}</p>
      </div>
      <Button variant="light" leftSection={<Icon of={Eye} size={16} />} onClick={() => setOpen(true)}>
        {t('preview.open')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('preview.title')}>
        <EventPreview values={values} coverUrl={coverUrl} hosts={hosts} />
      </Sheet>
    </div>
  )
}
