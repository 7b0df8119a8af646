import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { NewPassword, PasswordProblems } from './newPassword.ts'
import { PasswordField } from './PasswordField.tsx'

type Props = {
  label: string
  value: NewPassword
  onChange: (value: NewPassword) => void
  problems: Partial<PasswordProblems>
  clearProblem: (field: keyof PasswordProblems) => void
  size?: 'md' | 'lg'
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, value, onChange, problems, clearProblem, size = 'lg' }: Props) {
  const t = useWords('account')
  const change = (field: keyof NewPassword) => (text: string) => {
    onChange({ ...value, [field]: text })
    clearProblem(field)
  }
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={label}
        size={size}
        hint={t('passwordHint', limits.password)}
        error={problems.password && t(problems.password, limits.password)}
        value={value.password}
        onChange={change('password')}
      />
      <PasswordField
        name="repeated"
        autoComplete="new-password"
        label={t('repeated')}
        size={size}
        error={problems.repeated && t(problems.repeated)}
        value={value.repeated}
        onChange={change('repeated')}
      />
    </>
  )
}
