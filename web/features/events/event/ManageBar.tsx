import { ChartColumn, ClipboardList, Pencil, QrCode, Users } from 'lucide-react'
import type { Event } from '#contract/events/event.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import classes from './ManageBar.module.css'

/** Ways to the screens of the organisers. */
export function ManageBar({ event }: { event: Event }) {
  const t = useWords('event')
  const base = `/event/${event.slug}`
  const links = [
    [`${base}/edit`, Pencil, t('manage.edit')],
    [`${base}/questions`, ClipboardList, t('manage.questions')],
    [`${base}/participants`, Users, t('manage.participants')],
    [`${base}/questions?tab=statistics`, ChartColumn, t('manage.statistics')],
    [`${base}/check-in`, QrCode, t('manage.checkIn')],
  ] as const
  return (
    <nav className={classes.root} aria-label={t('manage.label')}>
      <span className={classes.title}>{t('manage.title')}</span>
      <div className={classes.links}>
        {links.map(([to, icon, label]) => (
          <LinkButton key={to} to={to} variant="default" size="sm" leftSection={<Icon of={icon} size={16} />}>
            {label}
          </LinkButton>
        ))}
      </div>
    </nav>
  )
}
