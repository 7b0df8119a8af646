import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { showsSupport } from './headerRules.ts'
import classes from './SupportButton.module.css'

const cells = Array.from({ length: 52 }, (_, index) => index)

/** Link to an external donation page, on a mosaic of 52 tiles. */
export function SupportButton() {
  const t = useWords('shell')
  const { option } = useCommunity()
  const { hasAdminRole } = useSession()
  const donateUrl = option('DONATE_BUTTON')?.url
  if (!showsSupport({ donateUrl, isAdmin: hasAdminRole })) return null
  return (
    <a
      className={classes.root}
      href={donateUrl}
      target="_blank"
      rel="noreferrer"
      onClick={() => track('header click', { target: 'support' })}
    >
      <span className={classes.cells} aria-hidden>
        {cells.map(cell => (
          <i key={cell} />
        ))}
      </span>
      <span className={classes.label}>{t('header.support')}</span>
    </a>
  )
}
