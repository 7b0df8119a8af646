import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { RemovableTags, Tags } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './MemberPanel.module.css'
import { choicesQuery, refreshMembers } from './queries.ts'
import { useMayManage } from './useMayManage.ts'

/** Tags that managers gave to a member; those who may, change them here. */
export function MemberTags({ member }: { member: MemberDetails }) {
  const t = useWords('crm')
  const mayManage = useMayManage()
  const queryClient = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const { data: choices } = useQuery(choicesQuery)
  const [tag, setTag] = useState('')
  const listId = useId()
  const { id: participantId, memberTags: tags } = member
  const save = (next: string[]) =>
    attempt(async () => {
      await api.memberTag.update({ participantId, tags: next })
      setTag('')
      await refreshMembers(queryClient)
    })
  if (!mayManage) return tags.length > 0 ? <Tags tags={tags} /> : <Text tone="soft">{t('panel.noTags')}</Text>
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {tags.length === 0 && <Text tone="soft">{t('panel.noTags')}</Text>}
      <RemovableTags
        tags={tags}
        label={t('panel.tags')}
        removeButton={each => (
          <ActionIcon
            variant="transparent"
            size={24}
            disabled={isBusy}
            aria-label={t('panel.removeTag', { tag: each })}
            onClick={() => void save(tags.filter(other => other !== each))}
          >
            <Icon of={X} size={14} />
          </ActionIcon>
        )}
      />
      <form
        className={classes.addTag}
        onSubmit={event => {
          event.preventDefault()
          if (tag.trim()) void save([...tags, tag])
        }}
      >
        <TextInput
          aria-label={t('panel.addTag')}
          placeholder={t('panel.addTag')}
          list={listId}
          maxLength={limits.tag.max}
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value)}
        />
        <datalist id={listId}>
          {choices?.memberTags.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <Button type="submit" variant="default" loading={isBusy} disabled={!tag.trim()}>
          {t('panel.add')}
        </Button>
      </form>
    </>
  )
}
