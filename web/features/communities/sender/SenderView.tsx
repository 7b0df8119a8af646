import type { LettersConfig } from '#contract/communities/community.ts'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LeaveSheet } from '../setting/LeaveSheet.tsx'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSettingDraft } from '../setting/useSettingDraft.ts'
import { BrandFields } from './BrandFields.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { SenderAddress } from './SenderAddress.tsx'

/** Part of the admin area: who emails come from, what stands at their foot, and how they look. */
export function SenderView() {
  const t = useWords('sender')
  return (
    <SettingPart title={t('title')} text={t('text')}>
      {setting => <Letters setting={setting} />}
    </SettingPart>
  )
}

function Letters({ setting }: { setting: CommunitySetting }) {
  const { draft, change, ...form } = useSettingDraft<LettersConfig>({
    setting,
    read: ({ lettersConfig }) => lettersConfig,
    write: lettersConfig => ({ lettersConfig }),
  })
  return (
    <>
      <BrandFields value={draft} onChange={change} />
      <SenderAddress />
      <LetterPreview config={draft} isSaved={!form.isChanged} languages={setting.langChoices} />
      <SaveBar {...form} onSave={() => void form.save()} onDiscard={form.discard} />
      <LeaveSheet guard={form.guard} />
    </>
  )
}
