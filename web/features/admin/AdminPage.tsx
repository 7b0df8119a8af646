import { useSearchParams } from 'react-router'
import type { LazyComponent } from '#web/lib/browser/chunks.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot, useCapabilities, useSlot } from '#web/shell/capabilities.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './AdminPage.module.css'
import { FactCard } from './FactCard.tsx'
import { LetterCard } from './LetterCard.tsx'
import { OptionList } from './OptionList.tsx'

/** The admin area; `?part=` selects one of its parts. Organisers have their events here. */
export function AdminPage() {
  const { mode, isAdmin } = useSession()
  const [query] = useSearchParams()
  const parts = Object.assign({}, ...useCapabilities().map(({ adminParts }) => adminParts)) as Record<
    string,
    LazyComponent
  >
  if (!isAdmin && mode !== 'organiser') return <NoPermission />
  const Part = parts[mode === 'organiser' ? 'organised' : (query.get('part') ?? '')] ?? Overview
  return <Part />
}

/** Data of the community. */
function Overview() {
  const t = useWords('admin')
  const shell = useWords('shell')
  const community = useCommunity()
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Places />
      <div className={classes.grid}>
        <FactCard
          title={t('description')}
          facts={[
            [t('nameEn'), community.title.en],
            [t('nameRu'), community.title.ru],
            [t('about'), community.text(community.landingCopy)],
          ]}
        />
        <FactCard
          title={t('addresses')}
          facts={[
            [t('address'), community.communityUrl],
            [t('domain'), community.domain],
            [t('customDomain'), community.customDomain ?? t('none')],
            [t('sender'), community.senderEmail ?? t('none')],
            [t('contact'), community.links.contact],
          ]}
        />
        <FactCard
          title={t('rules')}
          facts={[
            [t('languages'), community.langChoices.map(language => shell(`language.${language}`)).join(', ')],
            [t('timeZone'), community.timeZone],
            [t('transparent'), yesNo(community.transparent)],
            [t('approval'), yesNo(community.approvalRequired)],
            [t('signIn'), community.authConfig.map(({ authType }) => authType).join(', ')],
          ]}
        />
        <LetterCard />
        <OptionList options={community.options} />
      </div>
    </>
  )
}

/** Links to further screens, depending on the user's permissions. */
function Places() {
  if (useSlot('admin').length === 0) return null
  return (
    <ul className={classes.places}>
      <Slot name="admin" />
    </ul>
  )
}
