import { useSearchParams } from 'react-router'
import { RulesView } from '#web/features/matching/management/RulesView.tsx'
import { useCommunity } from '#web/lib/community.ts'
import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { NoPermission } from '#web/shell/NoPermission.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './AdminPage.module.css'
import { FactCard } from './FactCard.tsx'
import { OptionList } from './OptionList.tsx'
import { Places } from './Places.tsx'

/** The admin area; `?part=` names one of its parts. */
export function AdminPage() {
  const { mode, isAdmin } = useSession()
  const [query] = useSearchParams()
  if (!isAdmin && mode !== 'organiser') return <NoPermission />
  return query.get('part') === 'matching' ? <RulesView /> : <Overview />
}

/** What the community is, as its record says it. */
function Overview() {
  const t = useWords('screens')
  const shell = useWords('shell')
  const community = useCommunity()
  const yesNo = (value: boolean) => t(value ? 'admin.yes' : 'admin.no')
  return (
    <>
      <PageHeader title={t('admin.title')} text={t('admin.text')} />
      <Places />
      <div className={classes.grid}>
        <FactCard
          title={t('admin.description')}
          facts={[
            [t('admin.nameEn'), community.title.en],
            [t('admin.nameRu'), community.title.ru],
            [t('admin.about'), community.text(community.landingCopy)],
          ]}
        />
        <FactCard
          title={t('admin.addresses')}
          facts={[
            [t('admin.address'), community.communityUrl],
            [t('admin.domain'), community.domain],
            [t('admin.customDomain'), community.customDomain ?? t('admin.none')],
            [t('admin.sender'), community.senderEmail ?? t('admin.none')],
            [t('admin.contact'), community.links.contact],
          ]}
        />
        <FactCard
          title={t('admin.rules')}
          facts={[
            [t('admin.languages'), community.langChoices.map(language => shell(`language.${language}`)).join(', ')],
            [t('admin.timeZone'), community.timeZone],
            [t('admin.transparent'), yesNo(community.transparent)],
            [t('admin.approval'), yesNo(community.approvalRequired)],
            [t('admin.signIn'), community.authConfig.map(({ authType }) => authType).join(', ')],
          ]}
        />
        <OptionList options={community.options} />
      </div>
    </>
  )
}
