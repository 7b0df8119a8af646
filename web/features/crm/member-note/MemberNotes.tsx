import { Button, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { MemberNote } from '#contract/crm/member-note.ts'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { localeOf } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { notesQuery } from '../member/queries.ts'
import classes from './MemberNotes.module.css'

/** Managers' notes about a member: a new one above, then all of them, newest first. */
export function MemberNotes({ member: { id: memberId } }: { member: { id: string } }) {
  const t = useWords('member')
  const queryClient = useQueryClient()
  const notes = useInfiniteQuery(notesQuery(memberId))
  const refresh = () => queryClient.invalidateQueries({ queryKey: notesQuery(memberId).queryKey })
  const items = notes.data?.pages.flatMap(page => page.items) ?? []
  return (
    <div className={classes.root}>
      <NoteForm
        label={t('notes.label')}
        action={t('notes.add')}
        onSave={async text => {
          await api.memberNote.create({ participantId: memberId, text })
          await refresh()
          showToast({ type: 'success', title: t('notes.added') })
        }}
      />
      {notes.isPending && <ListSkeleton count={2} />}
      {notes.isError && !notes.data && <NotLoaded text={t('notes.notLoaded')} onRetry={() => void notes.refetch()} />}
      {notes.data && items.length === 0 && <Text tone="soft">{t('notes.empty')}</Text>}
      <ul className={classes.list}>
        {items.map(note => (
          <Note key={note.id} memberId={memberId} note={note} onChange={refresh} />
        ))}
      </ul>
      {notes.hasNextPage && (
        <Button variant="default" loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {t('notes.more')}
        </Button>
      )}
    </div>
  )
}

type FormProps = {
  label: string
  action: string
  first?: string
  onSave: (text: string) => Promise<void>
  onCancel?: () => void
}

/** Keeps the text when saving fails. */
function NoteForm({ label, action, first = '', onSave, onCancel }: FormProps) {
  const t = useWords('member')
  const [text, setText] = useState(first)
  const { problem, isBusy, attempt } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && (await attempt(() => onSave(text)))) setText('')
  }
  return (
    <form className={classes.form} onSubmit={event => void submit(event)}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Textarea
        label={label}
        placeholder={t('notes.placeholder')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={limits.text.max}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('notes.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

type NoteProps = { memberId: string; note: MemberNote; onChange: () => Promise<void> }

function Note({ memberId, note, onChange }: NoteProps) {
  const t = useWords('member')
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const when = new Date(note.createdAt).toLocaleDateString(localeOf(language), { dateStyle: 'medium' })
  const place = { participantId: memberId, noteId: note.id }
  if (isEditing)
    return (
      <li className={classes.note}>
        <NoteForm
          label={t('notes.editOf', { when })}
          action={t('notes.save')}
          first={note.text}
          onCancel={() => setEditing(false)}
          onSave={async text => {
            await api.memberNote.update({ ...place, text })
            await onChange()
            setEditing(false)
          }}
        />
      </li>
    )
  return (
    <li className={classes.note}>
      <Text size="small" weight="semibold">
        {note.author?.name ?? t('notes.formerManager')}, <time dateTime={note.createdAt}>{when}</time>
        {note.changedAt && `, ${t('notes.changed')}`}
      </Text>
      <p className={classes.text}>{note.text}</p>
      <div className={classes.buttons}>
        {note.can.update && (
          <Button variant="subtle" size="xs" aria-label={t('notes.editOf', { when })} onClick={() => setEditing(true)}>
            {t('notes.edit')}
          </Button>
        )}
        {note.can.remove && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={t('notes.removeOf', { when })}
            onClick={() => setRemoving(true)}
          >
            {t('notes.remove')}
          </Button>
        )}
      </div>
      <FormSheet
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('notes.removeTitle')}
        text={t('notes.removeText')}
        action={t('notes.remove')}
        isDanger
        onSubmit={async () => {
          await api.memberNote.remove(place)
          await onChange()
        }}
      />
    </li>
  )
}
