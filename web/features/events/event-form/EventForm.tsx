import { Button } from '@mantine/core'
import { Eye, ImageIcon } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ManagedEvent } from '#contract/events/event.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useFollowing } from '../series/useFollowing.ts'
import { BasicFields } from './BasicFields.tsx'
import { withMine } from './conflict.ts'
import { DraftLine } from './DraftLine.tsx'
import { type EventDraft, withDraft } from './drafts.ts'
import classes from './EventForm.module.css'
import { noRepeat } from './repeat.ts'
import { SlugField } from './SlugField.tsx'
import { useCover } from './useCover.ts'
import { useEventDraft } from './useEventDraft.ts'
import { useEventForm } from './useEventForm.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSave } from './useSave.ts'
import { useSlugCheck } from './useSlugCheck.ts'
import { changedFields, type EventValues, valuesOf } from './values.ts'
import { WhenFields } from './WhenFields.tsx'
import { WhereFields } from './WhereFields.tsx'

/** Only an event that exists has one. */
const EventMenu = lazyComponent(() => import('./EventMenu.tsx'), 'EventMenu')

const DraftNotice = lazyComponent(() => import('./DraftNotice.tsx'), 'DraftNotice')
const LeaveSheet = lazyComponent(() => import('./LeaveSheet.tsx'), 'LeaveSheet')
const ConflictSheet = lazyComponent(() => import('./ConflictSheet.tsx'), 'ConflictSheet')
const CoverSheet = lazyComponent(() => import('./CoverSheet.tsx'), 'CoverSheet')
const ScopeSheet = lazyComponent(() => import('../series/ScopeSheet.tsx'), 'ScopeSheet')
const EventPreview = lazyComponent(() => import('./EventPreview.tsx'), 'EventPreview')
const PreviewBar = lazyComponent(() => import('./PreviewBar.tsx'), 'PreviewBar')
const LaterSections = lazyComponent(() => import('./LaterSections.tsx'), 'LaterSections')

type Props = {
  /** Null for a new one. */
  event: ManagedEvent | null
  /** What is published, or the empty form. */
  published: EventValues
  draft: EventDraft | null
}

/** The form that creates and edits an event, beside a preview of it. */
export function EventForm({ event: opened, published, draft: restored }: Props) {
  const t = useWords('eventForm')
  const formId = useId()
  const { participant } = useSession()
  const [event, setEvent] = useState(opened)
  const [base, setBase] = useState(published)
  const [version, setVersion] = useState(restored?.version ?? opened?.version ?? null)
  const [notice, setNotice] = useState(restored)
  const [isDone, setDone] = useState(false)

  const [isScopeAsked, setScopeAsked] = useState(false)

  const typed = restored ? withDraft(published, restored) : published
  const form = useEventForm(opened?.seriesId ? { ...typed, ...noRepeat } : typed)
  const { values } = form
  const slug = useSlugCheck(values.slug, event)
  /** A picture changes the version too. Where somebody else changed the rest, the next save finds out. */
  const adopt = (saved: ManagedEvent) => {
    const translation = { title: base.translatedTitle, description: base.translatedDescription }
    if (event && version === event.version && changedFields(valuesOf(saved, translation), base).length === 0)
      setVersion(saved.version)
    setEvent(saved)
  }
  const cover = useCover({ values, event, onEvent: adopt })
  const draft = useEventDraft({
    values,
    base,
    eventId: opened?.id ?? null,
    version,
    hasDraft: restored !== null,
  })
  const leave = (path: string) => {
    flushSync(() => setDone(true))
    goTo(path)
  }
  const isCoverReplaced = pictureOf(event) !== pictureOf(opened)
  const saving = useSave({
    form,
    event,
    version,
    base,
    cover,
    isCoverReplaced,
    isSlugTaken: slug.state === 'taken',
    onStored: saved => {
      setEvent(saved)
      setVersion(saved.version)
    },
    onDone: async (saved, title) => {
      await draft.remove().catch(() => undefined)
      await queries.invalidateQueries({ queryKey: ['event'] })
      showToast({ type: 'success', title })
      leave(`/event/${saved.slug}`)
    },
  })
  const isChanged = !isDone && (changedFields(values, base).length > 0 || cover.picture !== null)
  const guard = useLeaveGuard(isChanged)
  const discard = async () => {
    await draft.remove()
    form.replace(base)
    setVersion(event?.version ?? null)
    setNotice(null)
    draft.resume()
    showToast({ title: t('draft.discarded') })
  }
  const { conflict } = saving
  const loadTheirs = () => {
    if (!conflict) return
    setBase(conflict.theirs)
    setVersion(conflict.version)
    form.replace(conflict.theirs)
    saving.closeConflict()
  }
  const keepMine = () => {
    if (!conflict) return
    const merged = withMine(base, form.latest.current, conflict.theirs)
    setBase(conflict.theirs)
    setVersion(conflict.version)
    form.replace(merged)
    saving.closeConflict()
    void saving.save(merged, conflict.version)
  }
  const following = useFollowing(opened)
  /** Where other dates follow, the save waits for which of them it is for. The web address is of each date. */
  const publish = () => {
    const isShared = isCoverReplaced || changedFields(form.latest.current, base).some(field => field !== 'slug')
    if (following === 1 || !isShared) void saving.saveDates('one')
    else if (saving.isFilledIn()) setScopeAsked(true)
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    publish()
  }
  /** Enter in a field publishes nothing by mistake; with Ctrl it is meant. */
  const onKey = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Enter') return
    if (pressed.ctrlKey || pressed.metaKey) publish()
    else if (pressed.target instanceof HTMLInputElement) pressed.preventDefault()
  }
  const hosts = event?.hosts ?? (participant ? [participant] : [])
  const preview = {
    values,
    coverUrl: cover.url,
    hosts: hosts.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).filter(Boolean),
  }
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <div className={classes.names}>
          <Heading level={1}>{t(opened ? 'editTitle' : 'newTitle')}</Heading>
          <DraftLine state={draft.state} />
        </div>
        <div className={classes.actions}>
          <Button
            variant="subtle"
            className={classes.cancel ?? ''}
            onClick={() => goTo(opened ? `/event/${opened.slug}` : '/events')}
          >
            {t('cancel')}
          </Button>
          {event && opened && (
            <Suspense>
              <EventMenu event={event} onLeave={leave} />
            </Suspense>
          )}
          <Button type="submit" form={formId} loading={saving.isBusy}>
            {t(opened ? 'save' : 'publish')}
          </Button>
        </div>
      </div>
      {saving.problem && (
        <Banner tone="danger" title={saving.problem.title} isAlert>
          {saving.problem.text}
        </Banner>
      )}
      {notice && (
        <Suspense>
          <DraftNotice savedAt={notice.savedAt} isEditing={opened !== null} onDiscard={discard} />
        </Suspense>
      )}
      <div className={classes.columns}>
        <Card isFlush>
          <form id={formId} ref={form.form} noValidate onSubmit={submit} onKeyDown={onKey}>
            <div className={classes.fields}>
              <BasicFields form={form} />
              <WhenFields form={form} />
              <WhereFields form={form} />
              <SlugField form={form} check={slug} />
            </div>
            <Suspense>
              <LaterSections form={form} event={event} />
            </Suspense>
          </form>
        </Card>
        <aside className={classes.aside} aria-label={t('preview.label')}>
          <p className={classes.previewLabel}>
            <Icon of={Eye} size={16} />
            {t('preview.label')}
          </p>
          <div className={classes.previewBox}>
            <div className={classes.preview}>
              <Suspense>
                <EventPreview {...preview} />
              </Suspense>
            </div>
            <Button
              variant="default"
              size="sm"
              className={classes.coverButton ?? ''}
              leftSection={<Icon of={ImageIcon} size={16} />}
              onClick={cover.open}
            >
              {t('cover.change')}
            </Button>
          </div>
        </aside>
      </div>
      <Suspense>
        <PreviewBar {...preview} />
      </Suspense>
      <Suspense>
        <CoverSheet form={form} cover={cover} />
        <ConflictSheet
          conflict={conflict}
          mine={values}
          onLoad={loadTheirs}
          onKeep={keepMine}
          onClose={saving.closeConflict}
        />
        <ScopeSheet
          isOpen={isScopeAsked}
          count={following}
          onClose={() => setScopeAsked(false)}
          onSave={scope => {
            setScopeAsked(false)
            void saving.saveDates(scope)
          }}
        />
        <LeaveSheet
          isOpen={guard.isAsked}
          isEditing={opened !== null}
          isKept={draft.isSaved()}
          onStay={guard.stay}
          onLeave={guard.leave}
          onDiscard={() =>
            void draft
              .remove()
              .catch(() => undefined)
              .finally(guard.leave)
          }
        />
      </Suspense>
    </div>
  )
}

/** The uploaded picture; without the signature that an address of a private event has. */
const pictureOf = (event: ManagedEvent | null): string | null =>
  event?.hasUploadedCover ? (event.coverUrl.split('?')[0] ?? null) : null
