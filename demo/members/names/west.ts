import { type Origin, spelt } from './origin.ts'

/** Western and northern Europe, and those who left it long ago. */
export const western = {
  german: {
    women: spelt(
      'Anke/Анке, Friederike/Фридерике, Lena/Лена, Johanna/Йоханна, Katrin/Катрин, Svenja/Свенья, Miriam/Мириам, Clara/Клара, Ulrike/Ульрике, Theresa/Тереза',
    ),
    men: spelt(
      'Lukas/Лукас, Stefan/Штефан, Matthias/Маттиас, Felix/Феликс, Henrik/Хенрик, Tobias/Тобиас, Moritz/Мориц, Holger/Хольгер, Bernd/Бернд, Julian/Юлиан',
    ),
    families: spelt(
      'Brandt/Брандт, Vogel/Фогель, Hartmann/Хартман, Lorenz/Лоренц, Seidel/Зайдель, Krüger/Крюгер, Winkler/Винклер, Albrecht/Альбрехт, Bachmann/Бахман, Engel/Энгель, Reuter/Ройтер, Thiel/Тиль, Ziegler/Циглер, Pohl/Поль',
    ),
    skins: ['pale', 'fair'],
  },
  british: {
    women: spelt(
      'Harriet/Харриет, Eleanor/Элинор, Fiona/Фиона, Imogen/Имоджен, Rosie/Рози, Gemma/Джемма, Beth/Бет, Niamh/Нив, Charlotte/Шарлотта, Megan/Меган, Alice/Элис',
    ),
    men: spelt(
      'Callum/Каллум, Rory/Рори, Owen/Оуэн, Alistair/Алистер, Hugh/Хью, Jack/Джек, Simon/Саймон, Declan/Деклан, Toby/Тоби, Graham/Грэм, Ewan/Юэн',
    ),
    families: spelt(
      'Ashworth/Эшворт, Pemberton/Пембертон, Fairley/Фэрли, Kerr/Керр, Hollis/Холлис, Whitcombe/Уиткомб, Gallagher/Галлахер, Sinclair/Синклер, Byrne/Бёрн, Thorne/Торн, Marlow/Марлоу, Lennox/Леннокс, Redfern/Редферн, Cartwright/Картрайт',
    ),
    skins: ['pale', 'fair'],
  },
  nordic: {
    women: spelt('Astrid/Астрид, Freja/Фрея, Ingrid/Ингрид, Liv/Лив, Maja/Майя, Signe/Сигне, Elin/Элин, Aino/Айно'),
    men: spelt(
      'Anders/Андерс, Magnus/Магнус, Lars/Ларс, Nils/Нильс, Mikko/Микко, Eirik/Эйрик, Oskar/Оскар, Jesper/Еспер',
    ),
    families: spelt(
      'Holm/Хольм, Bergström/Бергстрём, Dahl/Даль, Nygaard/Нюгор, Sandberg/Сандберг, Virtanen/Виртанен, Østergaard/Эстергор, Lund/Лунд, Ekman/Экман, Solheim/Сольхейм',
    ),
    skins: ['pale', 'pale', 'fair'],
  },
  dutch: {
    women: spelt(
      'Sanne/Санне, Femke/Фемке, Marieke/Марике, Lotte/Лотте, Anouk/Анук, Willemijn/Виллемейн, Roos/Рос, Mirjam/Мирьям',
    ),
    men: spelt('Bas/Бас, Joris/Йорис, Sander/Сандер, Ruben/Рубен, Thijs/Тейс, Maarten/Мартен, Wouter/Ваутер, Koen/Кун'),
    families: spelt(
      'van Dijk/ван Дейк, de Boer/де Бур, Visser/Виссер, Mulder/Мюлдер, Hoekstra/Хукстра, Kuipers/Кёйперс, Verbeek/Вербек, Smit/Смит, van Loon/ван Лон, Postma/Постма, Dekker/Деккер',
    ),
    skins: ['pale', 'fair', 'fair'],
  },
  french: {
    women: spelt('Camille/Камий, Élodie/Элоди, Margaux/Марго, Inès/Инес, Juliette/Жюльетт, Solène/Солен'),
    men: spelt('Antoine/Антуан, Théo/Тео, Bastien/Бастьен, Rémi/Реми, Olivier/Оливье, Mathieu/Матьё'),
    families: spelt(
      'Lefort/Лефор, Marchand/Маршан, Dupré/Дюпре, Girault/Жиро, Rousselle/Русель, Blanchet/Бланше, Chevallier/Шевалье, Vasseur/Вассёр',
    ),
    skins: ['fair', 'tan', 'pale'],
  },
  italian: {
    women: spelt('Giulia/Джулия, Chiara/Кьяра, Francesca/Франческа, Elisa/Элиза, Martina/Мартина, Silvia/Сильвия'),
    men: spelt('Luca/Лука, Matteo/Маттео, Davide/Давиде, Stefano/Стефано, Alessio/Алессио, Pietro/Пьетро'),
    families: spelt(
      'Ferraro/Ферраро, Conti/Конти, Moretti/Моретти, Galli/Галли, Rinaldi/Ринальди, Fabbri/Фаббри, Sartori/Сартори, Barone/Бароне',
    ),
    skins: ['tan', 'fair', 'olive'],
  },
  spanish: {
    women: spelt(
      'Lucía/Лусия, Carmen/Кармен, Marta/Марта, Irene/Ирене, Valentina/Валентина, Paula/Паула, Ximena/Химена',
    ),
    men: spelt('Javier/Хавьер, Álvaro/Альваро, Diego/Диего, Sergio/Серхио, Andrés/Андрес, Mateo/Матео, Tomás/Томас'),
    families: spelt(
      'Ibáñez/Ибаньес, Serrano/Серрано, Cordero/Кордеро, Vidal/Видаль, Quiroga/Кирога, Salazar/Саласар, Montero/Монтеро, Rivas/Ривас, Peralta/Перальта',
    ),
    skins: ['tan', 'olive', 'fair'],
  },
  portuguese: {
    women: spelt('Beatriz/Беатрис, Inês/Инеш, Joana/Жуана, Larissa/Ларисса, Rafaela/Рафаэла, Teresa/Тереза'),
    men: spelt('João/Жуан, Tiago/Тьягу, Rui/Руй, Caio/Кайо, Gustavo/Густаво, Henrique/Энрике'),
    families: spelt(
      'Carvalho/Карвалью, Figueiredo/Фигейреду, Nogueira/Ногейра, Teixeira/Тейшейра, Moura/Моура, Pacheco/Пашеку, Queiroz/Кейрос, Barreto/Баррету',
    ),
    skins: ['olive', 'tan', 'brown', 'fair'],
  },
} satisfies Record<string, Origin>
