import { Button } from '@mantine/core'
import type { DoorGuest } from '#contract/events/check-in.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import type { Verdict } from './door.ts'
import classes from './VerdictCard.module.css'

export const clockTime = (at: string, language: 'en' | 'ru'): string =>
  new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  )

/** The result of the last scan or press, large enough to see at arm's length. */
export function VerdictCard({ verdict, onUndo }: { verdict: Verdict; onUndo: (guest: DoorGuest) => void }) {
  const t = useWords('checkIn')
  const language = useLanguage()
  if (!('guest' in verdict))
    return (
      <div className={classes.root} data-tone={verdict.kind === 'later' ? 'warning' : 'danger'} role="alert">
        <div className={classes.words}>
          <p className={classes.title}>{t(`verdicts.${verdict.kind}`)}</p>
          <p>{t(`verdicts.${verdict.kind}Text`)}</p>
        </div>
      </div>
    )
  const { guest, kind, at } = verdict
  const name = `${guest.firstName} ${guest.lastName}`
  const isNew = kind === 'checkedIn'
  return (
    <div className={classes.root} data-tone={isNew ? 'success' : 'warning'} role="alert">
      <Avatar name={name} src={guest.avatarUrl} size={56} />
      <div className={classes.words}>
        <p className={classes.title}>{name}</p>
        <p>
          {isNew ? t('verdicts.checkedIn') : t('verdicts.already', { time: clockTime(at, language) })}
          {guest.plusOnes > 0 && ` · ${t('plusOnes', { count: guest.plusOnes })}`}
        </p>
      </div>
      {isNew && (
        <Button variant="default" onClick={() => onUndo(guest)}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
