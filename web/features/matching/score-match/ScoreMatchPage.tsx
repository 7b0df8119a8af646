import { Button } from '@mantine/core'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CardGridSkeleton } from '#web/ui/Skeletons.tsx'
import { AgreementLine } from './AgreementLine.tsx'
import { PairView } from './PairView.tsx'
import { useScoring } from './useScoring.ts'

/** Moderators score pairs; the model's rate is shown only afterwards. */
export function ScoreMatchPage() {
  const network = useWords('network')
  const menu = useWords('menu')
  const session = useSession()
  const scoring = useScoring()
  const { next, verdict } = scoring
  if (next.error instanceof CallFailure && next.error.status === 403) return <NoPermission />
  const agreement = verdict?.agreement ?? next.data?.agreement
  return (
    <>
      {hasPermission(session, 'CAN_MANAGE_COMMUNITY') && (
        <BackLink to="/admin/options">{menu('titles.options')}</BackLink>
      )}
      <PageHeader
        title={network('scoreMatch.title')}
        text={(!next.data || scoring.pair) && network('score.text')}
        actions={agreement && agreement.scored > 0 && <AgreementLine agreement={agreement} />}
      />
      {next.isPending && <CardGridSkeleton count={2} />}
      {next.isError && <NotLoaded onRetry={() => void next.refetch()} />}
      {next.data && !scoring.pair && (
        <EmptyState
          title={network('scoreMatch.empty')}
          text={network('scoreMatch.emptyText')}
          action={
            scoring.skipped > 0 ? (
              <Button onClick={scoring.startOver}>{network('score.again')}</Button>
            ) : (
              <LinkButton to="/">{network('scoreMatch.action')}</LinkButton>
            )
          }
        />
      )}
      {scoring.pair && <PairView pair={scoring.pair} scoring={scoring} />}
    </>
  )
}
