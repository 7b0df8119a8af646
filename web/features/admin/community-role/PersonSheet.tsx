import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { type CommunityRole, type Right, rights } from '#contract/admin/community-role.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { Text } from '#web/ui/Text.tsx'
import { roleQuery, rolesQuery } from './queries.ts'
import classes from './RolesView.module.css'

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
  const fixedBy = (right: Right): string | null => {
    if (right !== 'ROLE_ADMIN' && isAdmin) return t('byAdmin')
    if (can.change.includes(right)) return null
    return t(right === 'ROLE_ADMIN' ? 'onlyAdmin' : can.change.length === 0 ? 'adminOnlyChanged' : 'notYours')
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
          const why = fixedBy(right)
          const isHeld = held.includes(right) || (right !== 'ROLE_ADMIN' && isAdmin)
          if (why) return <FixedRight key={right} right={right} isHeld={isHeld} why={why} />
          return (
            <Switch
              key={right}
              classNames={{ body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }}
              labelPosition="left"
              label={t(`rights.${right}.title`)}
              description={t(`rights.${right}.text`)}
              checked={isHeld}
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

/** A right that cannot be switched here: whether it is given, and why it stays so. */
function FixedRight({ right, isHeld, why }: { right: Right; isHeld: boolean; why: string }) {
  const t = useWords('roles')
  return (
    <div className={classes.fixed}>
      <div className={rows.words}>
        <p className={classes.right}>{t(`rights.${right}.title`)}</p>
        <Text size="small" tone="soft">
          {t(`rights.${right}.text`)} {why}
        </Text>
      </div>
      <span className={classes.state} data-held={isHeld || undefined}>
        <Icon of={isHeld ? Check : Minus} size={16} />
        {t(isHeld ? 'given' : 'notGiven')}
      </span>
    </div>
  )
}
