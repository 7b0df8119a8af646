/** Fields of which one of the two values is kept; of topics both, and contacts and settings are those of the kept profile. */
export const mergeFields = [
  'photo',
  'firstName',
  'lastName',
  'position',
  'company',
  'city',
  'about',
  'lookingFor',
  'canHelp',
  'goal',
] as const
export type MergeField = (typeof mergeFields)[number]

/** Why two members cannot be merged. */
export const mergeRefusals = ['BLOCKED', 'MANAGER', 'BOTH_PAID', 'OPEN', 'DECLINED'] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

/** By what two members look like one person. */
export const similarities = ['name', 'contact'] as const
export type Similarity = (typeof similarities)[number]
