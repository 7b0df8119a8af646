import type { AuthType, Community } from '#contract/communities/community.ts'

type Method = Community['authConfig'][number]
export type MethodRow = { authType: AuthType; externalContent: string | undefined; isOn: boolean }

const methods: AuthType[] = ['EMAIL', 'MAGIC', 'OTP', 'GOOGLE', 'NONE', 'OAUTH2']

/** Those that are on in their order, then the others. */
export function methodRows(authConfig: Method[]): MethodRow[] {
  const on = authConfig.map(({ authType, externalContent }) => ({ authType, externalContent, isOn: true }))
  const off = methods.filter(each => !authConfig.some(({ authType }) => authType === each))
  return [...on, ...off.map(authType => ({ authType, externalContent: undefined, isOn: false }))]
}

/** Whether a switch can be moved: the last method that works stays on, and one without its provider stays off. */
export function canSwitch(rows: MethodRow[], { authType, isOn }: MethodRow, available: AuthType[]): boolean {
  if (!isOn) return available.includes(authType)
  const working = rows.filter(row => row.isOn && available.includes(row.authType))
  return !working.every(row => row.authType === authType) || working.length === 0
}

export const authConfigOf = (rows: MethodRow[]): Method[] =>
  rows
    .filter(({ isOn }) => isOn)
    .map(({ authType, externalContent }) => ({ authType, ...(externalContent !== undefined && { externalContent }) }))
