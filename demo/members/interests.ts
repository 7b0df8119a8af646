import { tagged } from './professions/story.ts'

/** Interests beyond work, which members of different professions share. */
export const interests = tagged(
  'Cycling/Велосипед, Sourdough/Хлеб на закваске, Chess/Шахматы, Choir/Хор, Hiking/Походы, Sailing/Парус, Theatre/Театр, Mentoring/Наставничество, Running/Бег, Board games/Настольные игры, Gardening/Садоводство, Poetry/Поэзия, Jazz/Джаз, Cooking/Кулинария, Photography/Фотография, Climbing/Скалолазание, Volunteering/Волонтёрство, Languages/Языки, Swimming/Плавание, Tea/Чай',
)
