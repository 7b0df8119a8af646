/** Skin and its shade, from light to dark. */
export const skinTones = {
  pale: { skin: '#fbe0cf', shade: '#efc4aa' },
  fair: { skin: '#f6d3ba', shade: '#e9b998' },
  tan: { skin: '#eebd96', shade: '#dba277' },
  olive: { skin: '#d79c6e', shade: '#c08455' },
  brown: { skin: '#a9703f', shade: '#915c31' },
  deep: { skin: '#7a4a2b', shade: '#653b20' },
} as const

export type SkinTone = keyof typeof skinTones

export const hairColors = {
  black: '#211a18',
  darkBrown: '#4a2f22',
  brown: '#7b4a2a',
  sand: '#b98a4b',
  blond: '#dcb36a',
  red: '#a9471f',
  gray: '#9b9a9c',
  white: '#d9d6d1',
} as const

export type HairColor = keyof typeof hairColors

/** Brows stay darker than light hair, to remain visible. */
export function browColor(hair: HairColor, skin: SkinTone): string {
  const isLight = hair === 'white' || hair === 'gray' || hair === 'blond' || hair === 'sand'
  if (!isLight) return hairColors[hair]
  return skin === 'pale' || skin === 'fair' || skin === 'tan' ? '#8a6a4a' : '#3a2a22'
}

export const faceBackgrounds = {
  peach: { from: '#f7d9c4', to: '#f0b995' },
  sage: { from: '#d9e6dd', to: '#a9c9b8' },
  lavender: { from: '#dfe1f3', to: '#b7bde4' },
  honey: { from: '#fbe6b8', to: '#f2c873' },
  pink: { from: '#f3d4d6', to: '#e2a6ac' },
  sky: { from: '#d3e6ef', to: '#9fc6da' },
  linen: { from: '#e6dccf', to: '#cbb698' },
  lilac: { from: '#e3d7ee', to: '#c2a9da' },
} as const

export type FaceBackground = keyof typeof faceBackgrounds

export const quietCloth = [
  '#2f3d52',
  '#27344d',
  '#39465a',
  '#56606e',
  '#3c4a58',
  '#4a5b3d',
  '#3e4b3a',
  '#2d5961',
  '#3b3f63',
]

export const brightCloth = [
  '#2c6b5f',
  '#b3501f',
  '#8a2f5c',
  '#455a87',
  '#7a3b2a',
  '#3d5a6b',
  '#c2703d',
  '#25666f',
  '#6b4a8c',
  '#9c2f4f',
  '#e9e2d6',
  '#b98a2e',
]

export const scarfCloth = ['#3f7f86', '#8c5a74', '#5b6b93', '#b0805a', '#6f7d5c', '#4a4f63', '#a65f52', '#c9b48f']

/** A beard or dark skin needs a darker mouth for contrast. */
export const lipColors = { natural: '#a4503f', rose: '#bb4a4a', dark: '#5c2c22' } as const

export type Lips = keyof typeof lipColors
