import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { EndOtherSessionsButton } from './EndOtherSessionsButton.tsx'
import { SessionRow } from './SessionRow.tsx'
import classes from './Sessions.module.css'
import { useSessions } from './useSessions.ts'

export function SessionsSection() {
  const t = useWords('account')
  const { data, isError, refetch } = useSessions()
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <SettingsCard title={t('sessions.title')} action={others > 0 && <EndOtherSessionsButton count={others} />}>
      {isError && !data && <NotLoaded onRetry={() => void refetch()} />}
      {!isError && !data && <ListSkeleton count={2} />}
      {data && (
        <ul className={classes.list}>
          {data.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}
