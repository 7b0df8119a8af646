import { Button } from '@mantine/core'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { type ChangeState, firstPage } from './listState.ts'
import { useMayManage } from './useMayManage.ts'

export function NoMembers({ filter, onChange }: { filter: MemberFilter; onChange: ChangeState }) {
  const t = useWords('crm')
  const mayManage = useMayManage()
  if (filter.search === '' && filter.conditions.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        {...(mayManage ? { action: <LinkButton to="/launch/invitations">{t('invite')}</LinkButton> } : {})}
      />
    )
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <Button
          variant="default"
          onClick={() => onChange({ view: 'all', search: '', match: 'all', conditions: null, ...firstPage })}
        >
          {t('clearFilter')}
        </Button>
      }
    />
  )
}
