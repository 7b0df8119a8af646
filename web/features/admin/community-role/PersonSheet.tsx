import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CommunityRole, type Right, rights } from '#contract/admin/community-role.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { roleQuery, rolesQuery } from './queries.ts'

/** The rights of one person, each with what it allows; saved together, so that they are told once. */
export function PersonSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useWords('roles')
  const person = useQuery(roleQuery(userId))
  if (!userId) return null
  if (person.data) return <RightsForm key={userId} person={person.data} onClose={onClose} />
  return (
    <Sheet isOpen onClose={onClose} title={t('title')}>
      {person.isError ? <NotLoaded isCompact onRetry={() => void person.refetch()} /> : <ListSkeleton />}
    </Sheet>
  )
}

function RightsForm({ person, onClose }: { person: CommunityRole; onClose: () => void }) {
  const t = useWords('roles')
  const { userId, name, isMe, can } = person
  const [held, setHeld] = useState<Right[]>(person.rights)
  const give = held.filter(right => !person.rights.includes(right))
  const take = person.rights.filter(right => !held.includes(right))
  const isAdmin = held.includes('ROLE_ADMIN')
  const hint = (right: Right): string => {
    const own = t(`rights.${right}.text`)
    if (right !== 'ROLE_ADMIN' && isAdmin) return own
    if (can.change.includes(right)) return own
    return `${own} ${t(right === 'ROLE_ADMIN' ? 'onlyAdmin' : can.change.length === 0 ? 'adminOnlyChanged' : 'notYours')}`
  }
  const save = async () => {
    await api.communityRole.update({ userId, give, take })
    showToast({ type: 'success', title: isMe ? t('savedMe') : t('saved', { name }) })
    await Promise.all([
      queries.invalidateQueries({ queryKey: rolesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: roleQuery(userId).queryKey }),
    ])
  }
  return (
    <FormSheet
      onClose={onClose}
      title={name}
      text={isMe ? t('sheetTextMe') : t('sheetText', { name })}
      action={t('save')}
      isReady={give.length + take.length > 0}
      onSubmit={save}
    >
      <div className={rows.root}>
        {rights.map(right => {
          const isByRole = right !== 'ROLE_ADMIN' && isAdmin
          return (
            <Switch
              key={right}
              classNames={{ body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }}
              labelPosition="left"
              label={t(`rights.${right}.title`)}
              description={hint(right)}
              checked={isByRole || held.includes(right)}
              disabled={isByRole || !can.change.includes(right)}
              onChange={event =>
                setHeld(event.currentTarget.checked ? [...held, right] : held.filter(other => other !== right))
              }
            />
          )
        })}
      </div>
    </FormSheet>
  )
}
