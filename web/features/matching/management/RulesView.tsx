import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { CooldownRow } from './CooldownRow.tsx'
import { GroupRules } from './GroupRules.tsx'
import { PairRules } from './PairRules.tsx'
import { rulesQuery } from './queries.ts'
import classes from './RulesView.module.css'
import { SameCompanyRow } from './SameCompanyRow.tsx'
import { useRules } from './useRules.ts'

/** The matching rules. Each change is saved at once; the next run applies it. */
export function RulesView() {
  const t = useWords('network')
  const { data: rules, error, refetch } = useQuery(rulesQuery)
  const { change, isBusy } = useRules()
  if (error instanceof CallFailure && error.status === 403) return <NoPermission />
  return (
    <div className={classes.root}>
      <PageHeader
        title={t('rules.title')}
        text={t('rules.text')}
        actions={
          <LinkButton to="/admin/options/run-preview" variant="default">
            {t('places.previewTitle')}
          </LinkButton>
        }
      />
      {!rules && (error ? <NotLoaded onRetry={() => void refetch()} /> : <FormSkeleton />)}
      {rules && (
        <div className={classes.parts}>
          <SameCompanyRow isOn={rules.neverSameCompany} isBusy={isBusy} onChange={change} />
          <CooldownRow
            weeks={rules.cooldownWeeks}
            pace={rules.pace}
            isStarving={rules.isStarving}
            isBusy={isBusy}
            onChange={change}
          />
          <GroupRules groups={rules.neverGroups} isBusy={isBusy} onChange={change} />
          <PairRules pairs={rules.pairs} />
        </div>
      )}
    </div>
  )
}
