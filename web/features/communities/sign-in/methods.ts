import type { AuthType, Community } from '#contract/communities/community.ts'

type Method = Community['authConfig'][number]
export type MethodRow = { authType: AuthType; externalContent: string | undefined; isOn: boolean }

/** Offered to managers; the provider of the community itself is there once its addresses are known. */
const methods: AuthType[] = ['EMAIL', 'MAGIC', 'OTP', 'GOOGLE', 'NONE']

/** Those that are on in their order, then the others. */
export function methodRows(authConfig: Method[]): MethodRow[] {
  const on = authConfig.map(({ authType, externalContent }) => ({ authType, externalContent, isOn: true }))
  const off = methods.filter(each => !authConfig.some(({ authType }) => authType === each))
  return [...on, ...off.map(authType => ({ authType, externalContent: undefined, isOn: false }))]
}

export const authConfigOf = (rows: MethodRow[]): Method[] =>
  rows
    .filter(({ isOn }) => isOn)
    .map(({ authType, externalContent }) => ({ authType, ...(externalContent !== undefined && { externalContent }) }))
