/** An account of the OpenID provider. */
export type ProviderAccount = {
  id: string
  email: string
  /** The claim is left out when undefined. */
  isEmailVerified?: boolean
  name?: string
  givenName?: string
  familyName?: string
  picture?: string
}
