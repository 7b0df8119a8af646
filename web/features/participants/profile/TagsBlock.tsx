import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TagsField } from '#web/participant/TagsField.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EditableBlock } from './EditableBlock.tsx'

export function TagsBlock({ profile: { tags } }: { profile: OwnProfile }) {
  const t = useWords('participants')
  return (
    <EditableBlock
      part="tags"
      values={{ tags }}
      fields={({ draft, set, problems }) => (
        <TagsField value={draft.tags} problem={problems.tags} onChange={next => set({ tags: next })} />
      )}
    >
      {tags.length > 0 ? <Tags tags={tags} /> : <Text tone="quiet">{t('profile.emptyTags')}</Text>}
    </EditableBlock>
  )
}
