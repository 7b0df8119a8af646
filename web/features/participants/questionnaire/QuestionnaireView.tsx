import { ActionIcon, Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { hasOptions } from '#contract/participants/question-limits.ts'
import type { ManagedQuestion } from '#contract/participants/questionnaire.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Row, Rows } from '#web/ui/Rows.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './QuestionnaireView.module.css'
import { questionnaireQuery } from './queries.ts'

const QuestionDialog = lazyComponent(() => import('./QuestionDialog.tsx'), 'QuestionDialog')

/** Each opening has a number, so that it starts with a form of its own. */
type Editing = { question: ManagedQuestion | null; isOpen: boolean; opening: number }

/** Part of the admin area: the questions to newcomers. */
export function QuestionnaireView() {
  const t = useWords('questionnaire')
  const { text } = useCommunity()
  const queries = useQueryClient()
  const { queryKey } = questionnaireQuery
  const { data, isError, isFetching, refetch } = useQuery(questionnaireQuery)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [removing, setRemoving] = useState<ManagedQuestion | null>(null)
  const open = (question: ManagedQuestion | null) =>
    setEditing(known => ({ question, isOpen: true, opening: (known?.opening ?? 0) + 1 }))
  const renew = () => queries.invalidateQueries({ queryKey })
  const fail = (error: unknown) =>
    showToast({ type: 'error', title: error instanceof CallFailure ? error.message : t('notMoved') })

  /** Shown at once, and taken back if the server refuses it. */
  async function order(ids: string[]): Promise<void> {
    queries.setQueryData(queryKey, known => {
      const questions = ids.flatMap(id => known?.questions.find(question => question.id === id) ?? [])
      return known && { ...known, questions }
    })
    await api.questionnaire.reorder({ ids }).catch(fail)
    await renew()
  }
  async function restore({ id }: ManagedQuestion): Promise<void> {
    try {
      await api.questionnaire.restore({ id })
      showToast({ type: 'success', title: t('restored') })
    } catch (error) {
      fail(error)
    }
    await renew()
  }
  async function remove(question: ManagedQuestion): Promise<void> {
    await api.questionnaire.remove({ id: question.id })
    showToast({
      type: 'success',
      title: t('removed'),
      action: { label: t('undo'), run: () => void restore(question) },
    })
    await renew()
  }
  const factsOf = ({ type, options, atMost, answers }: ManagedQuestion) =>
    [
      t(`types.${type}`),
      ...(hasOptions(type) ? [t('options', { count: options.length })] : []),
      ...(type === 'CHECKBOX' && atMost < options.length ? [t('upTo', { count: atMost })] : []),
      ...(answers > 0 ? [t('answers', { count: answers })] : []),
    ].join(' · ')
  const add = (
    <Button leftSection={<Icon of={Plus} />} onClick={() => open(null)}>
      {t('add')}
    </Button>
  )
  return (
    <div className={settings.root}>
      <PageHeader title={t('title')} text={t('text')} actions={data?.questions.length !== 0 && add} />
      {!data && isError && !isFetching && <NotLoaded text={t('notLoaded')} onRetry={() => void refetch()} />}
      {!data && (!isError || isFetching) && (
        <SettingsCard title={t('list')}>
          <ListSkeleton isInCard />
        </SettingsCard>
      )}
      {data?.questions.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} action={add} />}
      {data && data.questions.length > 0 && (
        <SettingsCard title={t('list')}>
          <SortableList
            label={t('list')}
            onOrder={ids => void order(ids)}
            rows={data.questions.map(question => ({
              id: question.id,
              label: text(question.text),
              content: (
                <div className={classes.words}>
                  <Text weight="semibold" size="body">
                    {text(question.text)}
                  </Text>
                  <Text size="small" tone="quiet">
                    {factsOf(question)}
                  </Text>
                  <div className={classes.chips}>
                    {question.isRequired && <Chip tone="brand">{t('required')}</Chip>}
                    <Chip>{t(question.isAnswerVisible ? 'shown' : 'team')}</Chip>
                  </div>
                </div>
              ),
              actions: (
                <>
                  <ActionIcon
                    size={44}
                    aria-label={t('edit', { label: text(question.text) })}
                    onClick={() => open(question)}
                  >
                    <Icon of={Pencil} />
                  </ActionIcon>
                  <ActionIcon
                    size={44}
                    aria-label={t('remove', { label: text(question.text) })}
                    onClick={() => setRemoving(question)}
                  >
                    <Icon of={Trash2} />
                  </ActionIcon>
                </>
              ),
            }))}
          />
        </SettingsCard>
      )}
      {data && data.removed.length > 0 && (
        <SettingsCard title={t('removedList')}>
          <Rows>
            {data.removed.map(question => (
              <Row key={question.id}>
                <div className={classes.removed}>
                  <Text size="body">{text(question.text)}</Text>
                  <Text size="small" tone="quiet">
                    {factsOf(question)}
                  </Text>
                </div>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t('restoreOf', { label: text(question.text) })}
                  onClick={() => void restore(question)}
                >
                  {t('restore')}
                </Button>
              </Row>
            ))}
          </Rows>
        </SettingsCard>
      )}
      {editing && (
        <Suspense fallback={null}>
          <QuestionDialog
            key={editing.opening}
            question={editing.question}
            isOpen={editing.isOpen}
            onClose={() => setEditing(known => known && { ...known, isOpen: false })}
            // The next one may have been opened before this is called.
            onClosed={() => setEditing(known => (known?.isOpen ? known : null))}
          />
        </Suspense>
      )}
      <FormSheet
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('confirm.title')}
        text={removing ? t('confirm.text', { label: text(removing.text) }) : ''}
        action={t('confirm.action')}
        isDanger
        onSubmit={async () => {
          if (removing) await remove(removing)
        }}
      >
        {removing && removing.answers > 0 && <Text tone="soft">{t('confirm.kept', { count: removing.answers })}</Text>}
      </FormSheet>
    </div>
  )
}
