import { changeApi } from './change.ts'
import { admin as adminEn } from './words/en/admin.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { admin as adminRu } from './words/ru/admin.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  change: changeApi,
}

export const failures = {}

export const words = {
  en: { admin: adminEn, menu: menuEn },
  ru: { admin: adminRu, menu: menuRu },
}
