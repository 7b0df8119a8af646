import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const repairer: Story[] = [
  {
    at: 'garage',
    position: both('Electronics repairer', 'Мастер по ремонту электроники'),
    about: both(
      'Phones and boards under a microscope: {35..80} repairs a week, {88..95}% come back to life. I show the burnt part before I name a price.',
      'Телефоны и платы под микроскопом: {35..80 ремонт|ремонта|ремонтов} в неделю, оживает {88..95} %. Сначала показываю сгоревшую деталь, потом называю цену.',
    ),
    request: both(
      'Sellers of used phones and laptops who need a steady workshop, from <15|20|30> pieces a week.',
      'Ищу продавцов подержанных телефонов и ноутбуков, которым нужна постоянная мастерская, от <15|20|30> штук в неделю.',
    ),
    goal: both('Teach ten teenagers to solder', 'Научить паять десять подростков'),
    tags: tagged('Phones/Телефоны, Soldering/Пайка, Repair/Ремонт'),
  },
  {
    at: 'solo',
    position: both('Appliance technician', 'Мастер по бытовой технике'),
    about: both(
      'Washing machines and ovens at the customer’s home since {2005..2014}. The car carries {300..500} spare parts, so one visit is enough.',
      'Стиральные машины и плиты на дому с {2005..2014} года. В машине {300..500} запчастей, поэтому хватает одного визита.',
    ),
    request: both(
      'A place near a station, {8..14} square metres, where a master is welcome on weekdays.',
      'Ищу место у станции, {8..14} метров, где мастеру рады в будни.',
    ),
    goal: both('Move from home visits to a workshop', 'Перейти от выездов к мастерской'),
    tags: tagged('Appliances/Бытовая техника, Repair/Ремонт, Spare parts/Запчасти'),
  },
  {
    at: 'solo',
    position: both('Watchmaker', 'Часовой мастер'),
    about: both(
      'Watches and barometers; my father’s lamp still lights the bench. {1100..1900} movements cleaned, the oldest from {1780..1840}.',
      'Часы и барометры; над верстаком горит лампа отца. Почищено {1100..1900} механизмов, самый старый — {1780..1840} года.',
    ),
    request: both(
      'A machinist to make {2..3} brass gears from a sample.',
      'Ищу токаря, который сделает {2..3} латунные шестерни по образцу.',
    ),
    goal: both('Pass the bench on into good hands', 'Передать верстак в надёжные руки'),
    tags: tagged('Watches/Часы, Repair/Ремонт, Spare parts/Запчасти'),
  },
  {
    at: 'garage',
    position: both('Electronics repairer', 'Мастер по ремонту электроники'),
    about: both(
      'Amplifiers, record players, film cameras. I repair what has no manual, {10..18} pieces a month and a queue.',
      'Усилители, проигрыватели, плёночные камеры. Чиню то, к чему нет инструкции: {10..18} вещей в месяц и очередь.',
    ),
    request: both(
      'Organisers of repair days: I bring tools and teach people to open things.',
      'Ищу организаторов дней ремонта: привезу инструмент и научу людей открывать вещи.',
    ),
    goal: both('Teach ten teenagers to solder', 'Научить паять десять подростков'),
    tags: tagged('Vintage audio/Винтажный звук, Soldering/Пайка, Repair/Ремонт'),
  },
]
