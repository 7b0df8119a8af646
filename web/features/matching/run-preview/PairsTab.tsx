import { useQuery } from '@tanstack/react-query'
import { previewedPairKinds } from '#contract/matching/run-preview-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { nameOf } from '../management/ParticipantPicker.tsx'
import { PreviewPages } from './PreviewPages.tsx'
import { type PreviewState, writePreviewState } from './previewState.ts'
import { previewedPairsQuery } from './queries.ts'
import classes from './RunPreview.module.css'
import { ShownRow } from './ShownRow.tsx'

/** Pairs that are worth a look, by kind. */
export function PairsTab({ state, madeAt }: { state: PreviewState; madeAt: string }) {
  const t = useWords('runPreview')
  const { data, isError, refetch } = useQuery(previewedPairsQuery(state.kind, state.after, madeAt))
  return (
    <>
      <TabLinks
        label={t('kinds')}
        tabs={previewedPairKinds.map(kind => ({
          to: writePreviewState({ tab: 'pairs', kind, after: '', member: '' }),
          label: t(`kind.${kind}`),
          isCurrent: kind === state.kind,
        }))}
      />
      {!data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {data?.items.length === 0 && <EmptyState level={2} title={t('noPairs')} text={t('noPairsText')} />}
      {data && data.items.length > 0 && (
        <>
          <Card isFlush>
            <ul className={classes.list}>
              {data.items.map(({ reader, ...shown }) => (
                <ShownRow
                  key={`${reader.id} ${shown.person.id}`}
                  reader={reader}
                  shown={shown}
                  title={t('sees', { reader: nameOf(reader), person: nameOf(shown.person) })}
                  withReader
                />
              ))}
            </ul>
          </Card>
          <PreviewPages
            total={data.total}
            next={data.next}
            after={state.after}
            linkTo={after => writePreviewState({ ...state, after })}
          />
        </>
      )}
    </>
  )
}
