import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import type { MergePreview } from '#contract/crm/member-merge.ts'
import type { MergeField } from '#contract/crm/member-merge-fields.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { nameOf } from '../member-list/MemberTable.tsx'
import { refreshMembers } from '../member-list/queries.ts'
import classes from './MemberMerge.module.css'
import { differingFields, fieldValue, usualChoice } from './mergeValues.ts'
import { mergePreviewQuery } from './queries.ts'

type Props = { one: MemberDetails; two: MemberDetails; keeps: 'one' | 'two' }

/** Side by side: which profile stays, which values, and what moves. */
export function MergeForm({ one, two, keeps }: Props) {
  const t = useWords('memberMerge')
  const [kept, other] = keeps === 'one' ? [one, two] : [two, one]
  const preview = useQuery(mergePreviewQuery(kept.id, other.id))
  const [, setParams] = useSearchParams()
  const keep = (side: 'one' | 'two') =>
    setParams({ with: two.id, ...(side === 'two' ? { keep: 'other' } : {}) }, { replace: true })
  return (
    <div className={classes.root}>
      <fieldset className={classes.field}>
        <legend className={classes.legend}>{t('keep')}</legend>
        <Text tone="soft">{t('keepText')}</Text>
        <div className={classes.sides}>
          <SideCard member={one} isKept={keeps === 'one'} onKeep={() => keep('one')} />
          <SideCard member={two} isKept={keeps === 'two'} onKeep={() => keep('two')} />
        </div>
      </fieldset>
      <Button component={Link} to={`/admin/crm/merge/${one.id}`} variant="subtle" className={classes.back ?? ''}>
        {t('back')}
      </Button>
      {preview.isPending && <ListSkeleton count={3} />}
      {preview.isError && !preview.data && <NotLoaded text={t('notLoaded')} onRetry={() => void preview.refetch()} />}
      {preview.data?.refusal && <Banner tone="warning" title={t(`refusal.${preview.data.refusal}`)} />}
      {preview.data && !preview.data.refusal && <Values kept={kept} other={other} preview={preview.data} />}
    </div>
  )
}

function SideCard({ member, isKept, onKeep }: { member: MemberDetails; isKept: boolean; onKeep: () => void }) {
  const t = useWords('memberMerge')
  const crm = useWords('crm')
  const language = useLanguage()
  const name = nameOf(member)
  return (
    <label className={classes.side}>
      <input type="radio" name="keep" checked={isKept} onChange={onKeep} />
      <Avatar name={name} src={member.avatarUrl} size={40} />
      <span className={classes.words}>
        <Text as="span" weight="semibold" className={classes.line ?? ''}>
          {name}
        </Text>
        <Text as="span" tone="soft" size="small" className={classes.line ?? ''}>
          <EmailText>{member.email}</EmailText>
        </Text>
        <Text as="span" tone="soft" size="small" className={classes.line ?? ''}>
          {crm('panel.joined')}: {longDate(member.joinedAt, language)}
        </Text>
        <Chip tone={isKept ? 'success' : 'neutral'}>{isKept ? t('stays') : t('ends')}</Chip>
      </span>
    </label>
  )
}

function Values({ kept, other, preview }: { kept: MemberDetails; other: MemberDetails; preview: MergePreview }) {
  const t = useWords('memberMerge')
  const queryClient = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const fields = differingFields(kept, other, preview.canTakePhoto)
  const [fromOther, setFromOther] = useState<MergeField[]>(() => usualChoice(kept, other, fields))
  const choose = (field: MergeField, isOther: boolean) =>
    setFromOther(before => [...before.filter(each => each !== field), ...(isOther ? [field] : [])])
  const send = () =>
    attempt(async () => {
      await api.memberMerge.propose({ participantId: kept.id, otherId: other.id, fromOther })
      await refreshMembers(queryClient)
      showToast({ type: 'success', title: t('sent') })
      goTo(`/admin/crm?member=${kept.id}`)
    })
  return (
    <>
      <Heading level={2} size="item">
        {t('compare')}
      </Heading>
      {fields.map(field => (
        <FieldChoice
          key={field}
          field={field}
          members={[kept, other]}
          isOther={fromOther.includes(field)}
          onChoose={isOther => choose(field, isOther)}
        />
      ))}
      <Text tone="soft">{t('same')}</Text>
      <Moves preview={preview} />
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <div className={classes.send}>
        <Button loading={isBusy} onClick={() => void send()}>
          {t('send')}
        </Button>
        <Text tone="soft">{t('sendText')}</Text>
      </div>
    </>
  )
}

type ChoiceProps = {
  field: MergeField
  members: [kept: MemberDetails, other: MemberDetails]
  isOther: boolean
  onChoose: (isOther: boolean) => void
}

function FieldChoice({ field, members, isOther, onChoose }: ChoiceProps) {
  const t = useWords('memberMerge')
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t(`field.${field}`)}</legend>
      <div className={classes.sides}>
        {members.map((member, place) => {
          const value = fieldValue(member, field)
          const shown = field === 'photo' && value ? t('withPhoto') : value || t('empty')
          return (
            <label key={member.id} className={classes.side}>
              <input
                type="radio"
                name={field}
                aria-label={t('choice', { field: t(`field.${field}`), value: shown })}
                checked={isOther === (place === 1)}
                onChange={() => onChoose(place === 1)}
              />
              {field === 'photo' ? (
                <Avatar name={nameOf(member)} src={member.avatarUrl} size={72} />
              ) : (
                <Text as="span" tone={value ? 'ink' : 'soft'} className={classes.value ?? ''}>
                  {shown}
                </Text>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const movedKinds = ['intros', 'chats', 'events', 'requests', 'notes', 'tags'] as const
const sharedKinds = ['intros', 'chats', 'events'] as const

function Moves({ preview: { moved, shared } }: { preview: MergePreview }) {
  const t = useWords('memberMerge')
  const lines = movedKinds.filter(kind => moved[kind] > 0)
  return (
    <Card className={classes.card ?? ''}>
      <Heading level={2} size="item">
        {t('moves')}
      </Heading>
      {lines.length === 0 && <Text tone="soft">{t('nothingMoves')}</Text>}
      {lines.length > 0 && <Text>{lines.map(kind => t(`moved.${kind}`, { count: moved[kind] })).join(', ')}</Text>}
      <ul className={classes.notes}>
        {sharedKinds
          .filter(kind => shared[kind] > 0)
          .map(kind => (
            <li key={kind}>{t(`shared.${kind}`, { count: shared[kind] })}</li>
          ))}
        <li>{t('between')}</li>
      </ul>
    </Card>
  )
}
