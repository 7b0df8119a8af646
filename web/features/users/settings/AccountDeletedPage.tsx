import { StepCard } from '#web/features/auth/confirmation/StepCard.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'

export function AccountDeletedPage() {
  const t = useWords('account')
  return (
    <StepCard
      kind="broken"
      title={t('deleted.title')}
      text={
        <>
          <p>{t('deleted.text')}</p>
          <p style={{ marginTop: 8 }}>{t('deleted.again')}</p>
        </>
      }
      actions={<LinkButton to="/">{t('deleted.home')}</LinkButton>}
    />
  )
}
