import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot } from '#web/shell/capabilities.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Charts } from './chart/Charts.tsx'
import classes from './DashboardPage.module.css'

/** Figures of the community; an organiser sees those of their own events, which come by the slot. */
export function DashboardPage() {
  const menu = useWords('menu')
  const { mode } = useSession()
  return (
    <>
      {mode === 'organiser' ? <PageHeader title={menu('titles.dashboard')} /> : <Charts />}
      <div className={classes.parts}>
        <Slot name="dashboard" />
      </div>
    </>
  )
}
