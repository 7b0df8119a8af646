import type { Language, Localized } from '#contract/languages.ts'
import type { Random } from '#design/art/random.ts'
import { shuffled } from './seed.ts'
import { both } from './words.ts'

/** All invented; `~` is replaced by the name. */
const patterns = {
  tech: [both('~', '«~»'), both('~ Labs', '«~»'), both('~ Systems', '«~ Софт»'), both('~ Digital', '«~»')],
  studio: [both('~ Studio', 'Студия «~»'), both('Studio ~', 'Бюро «~»')],
  firm: [both('~ & Partners', '«~ и партнёры»'), both('~ Consulting', 'Бюро «~»'), both('~ Group', 'Группа «~»')],
  shop: [both('~ Store', 'Магазин «~»'), both('~ Goods', '«~»')],
  lab: [both('~ Research', 'Лаборатория «~»'), both('~ Institute', 'Институт «~»')],
  media: [both('~ Media', 'Издательство «~»'), both('~ Press', 'Редакция «~»')],
  fund: [both('~ Capital', 'Фонд «~»'), both('~ Ventures', 'Фонд «~»')],
  school: [both('~ School', 'Школа «~»'), both('~ Academy', 'Учебный центр «~»')],
  clinic: [both('~ Clinic', 'Клиника «~»'), both('~ Health', 'Медцентр «~»')],
  transport: [both('~ Freight', 'Транспортная компания «~»'), both('~ Logistics', '«~ Логистика»')],
  factory: [both('~ Works', 'Завод «~»'), both('~ Manufacturing', 'Фабрика «~»')],
  construction: [both('~ Building', 'Строительная компания «~»'), both('~ Homes', '«~ Строй»')],
  farm: [both('~ Farm', 'Ферма «~»'), both('~ Orchards', 'Хозяйство «~»')],
  hotel: [both('~ House', 'Гостевой дом «~»'), both('~ Lodge', 'Отель «~»')],
  food: [both('~ Kitchen', 'Кафе «~»'), both('~ Table', 'Ресторан «~»')],
  bakery: [both('~ Bakery', 'Пекарня «~»')],
  tearoom: [both('~ Tea Room', 'Чайная «~»')],
  craft: [both('~ Workshop', 'Мастерская «~»'), both('~ Craft', 'Мастерская «~»')],
  garage: [both('~ Garage', 'Сервис «~»'), both('~ Repairs', 'Мастерская «~»')],
  ngo: [both('~ Trust', 'Фонд «~»'), both('~ Commons', 'Объединение «~»')],
  /** Self-employed, without a company. */
  solo: [both('', '')],
} satisfies Record<string, Localized[]>

export type Workplace = keyof typeof patterns

const ownParts: Record<Language, string> = {
  en: 'Quillmere, Tarnwick, Brambleford, Osterholt, Lumenfold, Kestrelway, Marrowby, Halvorsund, Pinehallow, Corvelle, Thistledane, Vantorre, Oakenrill, Saltmarrow, Ferncastle, Wrenhollow, Larkspire, Tidewick, Amberlock, Cinderfold, Copperlane, Silverbeck, Elmharbour, Ravensill, Stonequay, Willowmark, Hazelbarrow, Briarholm, Gullhaven, Emberlyn, Lindenby, Peatwater, Rowanbridge, Tallowmere, Umberfield, Westerling, Yarrowdale, Birchwater, Dunlinsea, Eiderfell, Frostmere, Heronquay, Inkwell Row, Jackdaw Yard, Lapwing Street, Moorhen Lane, Nightjar Row, Orchard & Bolt, Plover Point, Quincebury, Redshank Hill, Sandpiper Lock, Ternhaven, Ullerby, Vesperlane, Whinstead, Yewbarrow, Ashlantern, Bellrope, Clockmeadow, Drumlin Park, Evenfold, Flintmarsh, Greyhalyard, Snowberry Quay, Mapleferry, Curlewgate, Thornlight, Osiermere, Brindlecombe, Sorrelby, Kelpstone, Loomfield, Harbourell, Gorsewind',
  ru: 'Медная верфь, Тихий стапель, Белый стриж, Синий бакен, Клён и лампа, Липовый мост, Северный чертёж, Пятый верстак, Ясный контур, Дальняя пристань, Седьмой ключ, Чайный переулок, Янтарный болт, Рыжий ёж, Зимний гараж, Тёплый цех, Речной компас, Старый мельник, Зелёный шлюз, Сорок ступеней, Дубовый клин, Острый угол, Берёзовый счёт, Ровный шов, Быстрый лемех, Вечерний порт, Голубая глина, Добрый парус, Железный аист, Звонкий лист, Ивовый двор, Кедровый узел, Лесная нота, Малый компас, Новая калитка, Овсяный берег, Ржаная улица, Светлый подвал, Тонкая стружка, Утренний состав, Флотский чайник, Хвойный квартал, Цветной сургуч, Чёрный грифель, Широкая доска, Щедрый амбар, Южный циркуль, Яблочный час, Вторая смена, Громкий ящик, Долгий мост, Заречный круг, Игла и нить, Капля и камень, Латунный кот, Маяк на горке, Нитка и шило, Озёрный тракт, Пчела и улей, Ручной пресс, Сосновый мыс, Травяной холм, Чугунный голубь, Этаж и половина, Сизый голубь, Полевой стан, Снежный шаг, Крепкий орех, Парус и руль, Верный отвес, Жёлтый трамвай, Тёплая стена',
}

/** Companies of one community, each used once. */
export function companiesFor(language: Language, random: Random): (workplace: Workplace) => string {
  const free = shuffled(ownParts[language].split(', '), random)
  return workplace => {
    const pattern = random.pick(patterns[workplace])[language]
    if (!pattern) return ''
    const own = free.pop()
    if (!own) throw new Error('More companies are needed than there are names')
    return pattern.replace('~', own)
  }
}
