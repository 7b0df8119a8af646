import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Autocomplete, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { type Group, withGroup, withoutGroup } from './groups.ts'
import { RuleCard } from './RuleCard.tsx'
import classes from './Rules.module.css'
import type { RulesChange } from './useRules.ts'

const groupsAtMost = 20

type Props = { groups: Group[]; isBusy: boolean; onChange: RulesChange }

/** Pairs of tags whose owners are never matched. */
export function GroupRules({ groups, isBusy, onChange }: Props) {
  const t = useWords('network')
  const { id } = useCommunity()
  const { data: tags = [] } = useQuery({
    queryKey: ['top tags', id],
    queryFn: () => api.directory.listTopTags({ id }),
    staleTime: 5 * 60_000,
  })
  const [one, setOne] = useState('')
  const [other, setOther] = useState('')
  const [isMissing, setMissing] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = one.trim() !== '' && other.trim() !== ''
    setMissing(!isWhole)
    if (!isWhole) return
    onChange({ neverGroups: withGroup(groups, [one, other]) })
    setOne('')
    setOther('')
  }
  const shared = { data: tags.map(({ tag }) => tag), maxLength: limits.tag.max, comboboxProps: { withinPortal: false } }
  return (
    <RuleCard title={t('rules.groups')} text={t('rules.groupsText')}>
      {groups.length > 0 && (
        <ul className={classes.list}>
          {groups.map(group => {
            const [first, second] = group
            const words =
              first === second ? t('rules.within', { tag: first }) : t('rules.between', { one: first, other: second })
            return (
              <li key={group.join('\n')} className={classes.row}>
                <span className={classes.words}>{words}</span>
                <ActionIcon
                  disabled={isBusy}
                  aria-label={t('rules.removeGroup', { group: words })}
                  onClick={() => onChange({ neverGroups: withoutGroup(groups, group) })}
                >
                  <Icon of={X} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      {groups.length < groupsAtMost && (
        <form className={classes.form} noValidate onSubmit={onSubmit}>
          <Autocomplete label={t('rules.tagOne')} value={one} onChange={setOne} {...shared} />
          <Autocomplete
            label={t('rules.tagOther')}
            value={other}
            error={isMissing && t('rules.bothTags')}
            onChange={setOther}
            {...shared}
          />
          <Button type="submit" variant="default" disabled={isBusy}>
            {t('rules.add')}
          </Button>
        </form>
      )}
    </RuleCard>
  )
}
