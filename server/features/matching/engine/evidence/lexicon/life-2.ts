export const concepts = `
language-baltic-languages < language-learning
= the Latvian language | латышский язык
doers Latvian teacher, Latvian tutor, Latvian language teacher, native Latvian speaker | преподаватель латышского, репетитор латышского, учитель латышского языка, носитель латышского
work teach Latvian, speak Latvian, fluent in Latvian | преподаю латышский, говорю на латышском, знаю латышский, свободно на латышском
field Latvian language, Latvian lessons, Latvian course, Latvian speaking club, Lithuanian language, Baltic languages | латышский язык, уроки латышского, курсы латышского, литовский язык, балтийские языки
needs learn Latvian, learning Latvian, practise Latvian, improve my Latvian | учу латышский, выучить латышский, подтянуть латышский, практиковать латышский, практика латышского

language-hindi-indian < language-learning
= the Hindi language | хинди
doers Hindi teacher, Hindi tutor, Hindi language teacher, native Hindi speaker | преподаватель хинди, репетитор хинди, учитель хинди языка, носитель хинди
work teach Hindi, speak Hindi, fluent in Hindi | преподаю хинди, говорю на хинди, знаю хинди, свободно на хинди
field Hindi language, Hindi lessons, Hindi course, Hindi speaking club, Sanskrit, Urdu, Tamil language | хинди, уроки хинди, курсы хинди, санскрит, урду, индолог
needs learn Hindi, learning Hindi, practise Hindi, improve my Hindi | учу хинди, выучить хинди, подтянуть хинди, практиковать хинди, практика хинди

language-thai-vietnamese < language-learning
= the Thai language | тайский язык
doers Thai teacher, Thai tutor, Thai language teacher, native Thai speaker | преподаватель тайского, репетитор тайского, учитель тайского языка, носитель тайского
work teach Thai, speak Thai, fluent in Thai | преподаю тайский, говорю на тайском, знаю тайский, свободно на тайском
field Thai language, Thai lessons, Thai course, Thai speaking club, Vietnamese language, Khmer language | тайский язык, уроки тайского, курсы тайского, вьетнамский язык, кхмерский
needs learn Thai, learning Thai, practise Thai, improve my Thai | учу тайский, выучить тайский, подтянуть тайский, практиковать тайский, практика тайского

language-indonesian < language-learning
= the Indonesian language | индонезийский язык
doers Indonesian teacher, Indonesian tutor, Indonesian language teacher, native Indonesian speaker | преподаватель индонезийского, репетитор индонезийского, учитель индонезийского языка, носитель индонезийского
work teach Indonesian, speak Indonesian, fluent in Indonesian | преподаю индонезийский, говорю на индонезийском, знаю индонезийский, свободно на индонезийском
field Indonesian language, Indonesian lessons, Indonesian course, Indonesian speaking club, Bahasa, Malay language | индонезийский язык, уроки индонезийского, курсы индонезийского, бахаса, малайский язык
needs learn Indonesian, learning Indonesian, practise Indonesian, improve my Indonesian | учу индонезийский, выучить индонезийский, подтянуть индонезийский, практиковать индонезийский, практика индонезийского

language-persian < language-learning
= the Persian language | персидский язык
doers Persian teacher, Persian tutor, Persian language teacher, native Persian speaker | преподаватель персидского, репетитор персидского, учитель персидского языка, носитель персидского
work teach Persian, speak Persian, fluent in Persian | преподаю персидский, говорю на персидском, знаю персидский, свободно на персидском
field Persian language, Persian lessons, Persian course, Persian speaking club, Farsi, Dari language | персидский язык, уроки персидского, курсы персидского, фарси, дари язык
needs learn Persian, learning Persian, practise Persian, improve my Persian | учу персидский, выучить персидский, подтянуть персидский, практиковать персидский, практика персидского

language-tatar-minority < language-learning
= the Tatar language | татарский язык
doers Tatar teacher, Tatar tutor, Tatar language teacher, native Tatar speaker | преподаватель татарского, репетитор татарского, учитель татарского языка, носитель татарского
work teach Tatar, speak Tatar, fluent in Tatar | преподаю татарский, говорю на татарском, знаю татарский, свободно на татарском
field Tatar language, Tatar lessons, Tatar course, Tatar speaking club, minority languages, endangered languages, Bashkir | татарский язык, уроки татарского, курсы татарского, башкирский язык, малые языки, исчезающие языки
needs learn Tatar, learning Tatar, practise Tatar, improve my Tatar | учу татарский, выучить татарский, подтянуть татарский, практиковать татарский, практика татарского

language-learning < education
= language learning | изучение языков
doers polyglot, language teacher, language coach, language school owner, language tutor, linguist teacher | полиглот, языковой коуч, преподаватель языков, лингвотренер, преподаватель иностранного, учитель иностранного
work teach languages, run a language school, learn languages, language courses | преподаю языки, веду языковую школу, учу языки, обучаю языкам, веду языковые курсы
field foreign languages, language school, language course, Duolingo, language learning, Preply, italki, foreign language, language certificate, B1 exam, B2 certificate | иностранные языки, иностранный язык, языковая школа, языковые курсы, изучение языков, Дуолинго, школа языков, языковой сертификат, экзамен B1, уровень B2
needs language barrier, learn a language, learn the language, speak the language, pass B1, understand the locals, no language, afraid to speak, need conversation | языковой барьер, выучить язык, сдать B1, не понимаю местных, не знаю языка, сертификат по языку, боюсь говорить, заговорить на языке, подтянуть язык, учить язык, курсы языка, начать говорить

language-exchange < language-learning, community-building
= language exchange | языковой обмен
doers language partner, tandem partner, speaking club host | языковой партнёр, ведущий разговорного клуба
work host a speaking club, run conversation clubs | веду разговорный клуб, провожу разговорные встречи
field language exchange, speaking club, conversation club, tandem language, language tandem, language cafe | языковой обмен, разговорный клуб, языковой тандем, спикинг клаб, языковое кафе, спикинг-клаб
needs nobody to practise with, practise speaking, conversation partner, native speaker to talk, practice with native, speak with locals | не с кем говорить, партнёр по тандему, практиковать язык, поговорить с носителем, разговорная практика, собеседник для практики, практика с носителем

sign-language < language-learning
= sign language | жестовый язык
doers sign language interpreter, deaf educator, sign interpreter | сурдопереводчик, сурдопедагог, переводчик жестового языка, переводчик жестового
work sign for the deaf, teach sign language, interpret for the deaf | перевожу на жестовый, преподаю жестовый, перевожу для глухих
field sign language, deaf community, ASL interpreter, sign language interpreting | жестовый язык, РЖЯ, глухие и слабослышащие, глухие, перевод на жестовый, слабослышащие
needs talk with deaf people, deaf guests, deaf visitors, accessible for deaf, talk to deaf | общаться с глухими, глухие зрители, доступно для глухих, перевести на жестовый

classical-languages < language-learning, humanities
= classical languages | древние языки
doers classicist, Latin teacher, classics scholar | классический филолог, преподаватель латыни, антиковед
work teach Latin, read ancient Greek | преподаю латынь, читаю по-древнегречески
field Latin language, ancient Greek, classics department, Old Church Slavonic | латынь, древнегреческий, древние языки, церковнославянский

bilingual-children < language-learning, parenting
= bilingual children | дети-билингвы
doers bilingualism specialist, heritage language teacher | специалист по билингвизму, преподаватель билингвов
work teach bilingual children, run a Saturday school, teach Russian to bilinguals, Saturday school for children | учу билингвов, веду русскую школу, занимаюсь с билингвами
field bilingualism, bilingual children, heritage language, Saturday school, Russian school abroad, mother tongue | билингвы, билингвизм, дети-билингвы, русская школа за рубежом, субботняя школа, русская школа, родной язык детей, русский для билингвов
needs child forgets Russian, keep mother tongue, answers in another language, child speaks mixed, Russian for children abroad | ребёнок забывает русский, сохранить русский язык, сохранить русский, отвечает на другом языке, русский для ребёнка, не хочет говорить по-русски, мешает языки

esperanto-conlangs < language-learning, hobbies
= Esperanto and invented languages | эсперанто и искусственные языки
doers Esperantist, conlanger | эсперантист, лингвоконструктор
work speak Esperanto, invent languages | говорю на эсперанто, придумываю языки
field Esperanto, conlang, constructed languages | эсперанто, искусственные языки, конланг

translation < languages-work
= translation | письменный перевод
doers translator, freelance translator, certified translator, translator from German, translator from English | переводчик, переводчица, письменный переводчик, переводчик с немецкого, переводчик с английского
work translate texts, translate from English, translate documents, translate letters, translate websites | перевожу тексты, перевожу с английского, перевожу статьи, перевожу документы, переводить тексты, делаю переводы, перевожу с немецкого
field translation, translation agency, CAT tools, Trados, memoQ, machine translation, document translation, text translation, written translation | письменный перевод, бюро переводов, перевод текстов, машинный перевод, Традос, перевод документов, перевод текста, перевод писем, перевод сайта
needs need it in English, translate a document, translate a letter, translate contract, translate website, read letter in German, what does letter say, text in foreign language, need translation | перевести текст, нужен переводчик, перевести документ, перевести письмо, перевести договор, перевести сайт, нужен перевод, прочитать письмо, что написано в письме, перевести на английский

languages-work
= work with languages | работа с языками
doers language professional, linguist by training | языковед, лингвист по образованию
work work with languages, work in several languages | работаю с языками, работаю на нескольких языках
field multilingual, language services | многоязычный, языковые услуги

literary-translation < translation, writing
= literary translation | художественный перевод
doers literary translator, poetry translator | литературный переводчик, переводчик художественной литературы
work translate novels, translate fiction, translate poetry, translate novels for publishers | перевожу книги, перевожу прозу, перевожу поэзию, перевожу романы, перевожу стихи, переводить книги
field literary translation, translated fiction, translated books, book translation, poetry translation | художественный перевод, литературный перевод, переводная литература, перевод книги, перевод стихов
needs my novel in English, translate my book, translator for novel, book in English, publish in translation | перевести роман, перевести книгу, перевести стихи, издать на английском, переводчик для книги

simultaneous-interpreting < translation
= conference interpreting | синхронный перевод
doers conference interpreter, simultaneous interpreter, freelance interpreter | синхронист, синхронный переводчик, переводчик-синхронист
work interpret at conferences, interpret simultaneously, interpret conferences | перевожу синхронно, работаю синхронистом, синхроню, перевожу конференции
field simultaneous interpreting, conference interpreting, interpreting booth | синхронный перевод, синхрон, конференц-перевод
needs speakers in different languages, interpreter for conference, interpret a talk, booth for interpreters | спикеры на разных языках, переводчик на конференцию, синхронист на конференцию, перевести лекцию, синхронный перевод на мероприятие

consecutive-interpreting < translation
= consecutive and community interpreting | устный перевод
doers consecutive interpreter, community interpreter, court interpreter, medical interpreter | устный переводчик, последовательный переводчик, переводчик на переговорах, судебный переводчик
work interpret at negotiations, accompany to appointments, interpret at meetings, accompany to doctor, interpret at authorities | перевожу переговоры, сопровождаю на переговорах, перевожу у врача, перевожу на встречах, сопровождаю к врачу, хожу с клиентами в ведомства, переводить на приёме
field consecutive interpreting, community interpreting, liaison interpreting, escort interpreting, interpreter at notary | последовательный перевод, устный перевод, перевод переговоров, сопровождение с переводом, переводчик на встречу, переводчик у нотариуса
needs cannot understand the doctor, go with me to doctor, interpreter for appointment, translate at doctor, do not understand officials, talk to officials, call in German for me | не понимаю врача, сходить со мной, переводчик на приём, перевести у врача, поговорить с чиновниками, позвонить на немецком, переводчик на переговоры, помочь с переводом

sworn-translation < translation, relocation-documents
= sworn translation of documents | присяжный перевод документов
doers sworn translator, notary translator | присяжный переводчик, нотариальный переводчик
work translate official documents, certify translations | заверяю переводы, перевожу документы
field sworn translation, certified translation, notarised translation | присяжный перевод, нотариальный перевод, заверенный перевод
needs consulate wants a translation, translate diploma, translate birth certificate, stamped translation | перевести свидетельство, перевести диплом, перевод с печатью

technical-translation < translation
= technical and specialised translation | технический перевод
doers technical translator, patent translator, medical translator, legal translator | технический переводчик, медицинский переводчик, юридический переводчик
work translate manuals, translate patents, translate contracts, translate technical documents, translate drawings | перевожу инструкции, перевожу договоры, перевожу патенты, перевожу чертежи, переводить инструкции, перевожу техническую документацию
field technical translation, legal translation, medical translation, patent translation, manual translation, technical documentation translation | технический перевод, юридический перевод, медицинский перевод, перевод инструкций, перевод документации, перевод чертежей
needs translate a contract, translate a manual, instructions in Chinese, translate specification, translate medical report | перевести договор, перевести инструкцию, инструкция на китайском, перевести спецификацию, перевести выписку, перевести документацию

localization < translation
= software and game localisation | локализация
doers localization project manager, localisation manager, game translator, localizer | менеджер локализации, локализатор, переводчик игр
work localize apps, localise games, translate interfaces | локализую игры, перевожу интерфейсы, локализую приложения
field software localization, game localization, localisation, l10n, i18n, Crowdin, Lokalise | локализация, локализация игр, интернационализация, Crowdin
needs enter a foreign-language market, translate our app, localise game, website in several languages | адаптировать приложение, перевести приложение, локализовать игру, сайт на нескольких языках

subtitling-dubbing < translation, film
= subtitling and dubbing | субтитры и дубляж
doers subtitler, audiovisual translator, dubbing director | субтитровщик, аудиовизуальный переводчик, режиссёр дубляжа
work make subtitles, translate films, dub films | делаю субтитры, перевожу фильмы, дублирую фильмы
field subtitles, subtitling, dubbing, audiovisual translation, closed captions | субтитры, дубляж, закадровый перевод, киноперевод
needs film needs subtitles, subtitles for film, add subtitles, translate video, dub a video, festival needs subtitles | нужны субтитры, перевести фильм, сделать субтитры, субтитры к фильму, перевести видео, озвучить видео, дублировать ролик

music
= music | музыка
doers musician, session musician, instrumentalist, amateur musician | музыкант, музыкантша, сессионный музыкант, музыкант-любитель
work play music, play in a band, make music, perform concerts, play in ensemble | играю в группе, пишу музыку, занимаюсь музыкой, играю музыку, выступаю с концертами, играю в ансамбле, играю концерты
field live music, music scene, music festival, conservatory, concert, rehearsal, ensemble, sheet music, chamber ensemble | музыка, консерватория, живая музыка, музыкальный фестиваль, музыкальный коллектив, концерт, репетиция ансамбля, ноты, ансамбль, музыкальный вечер
needs looking for bandmates, musicians wanted, looking for musicians, live music for evening, music for event, play together, musicians for concert, accompaniment | собрать группу, ищем музыкантов, ищу музыкантов, нужны музыканты, музыка на вечер, играть вместе, музыканты на праздник, найти музыкантов, аккомпанировать

piano < music
= piano | фортепиано
doers pianist, piano teacher, accompanist, piano accompanist | пианист, пианистка, преподаватель фортепиано, концертмейстер, аккомпаниатор, учительница фортепиано
work play the piano, teach piano, accompany singers, play piano | играю на фортепиано, играю на пианино, преподаю фортепиано, аккомпанирую, аккомпанирую певцам, играю на рояле, учу играть на пианино, концертмейстер хора
field piano, grand piano, piano lessons, harpsichord, upright piano, piano accompaniment, digital piano | фортепиано, пианино, рояль, клавесин, уроки фортепиано, клавиши, цифровое пианино, аккомпанемент
needs learn to play piano, learn piano, accompany our choir, pianist for rehearsal, buy a piano, give away piano, play piano again | научиться играть на пианино, научиться на пианино, аккомпанировать хору, пианист на репетиции, купить пианино, отдать пианино, снова играть

violin < music
= violin and viola | скрипка и альт
doers violinist, violist, violin teacher, fiddler, second violin | скрипач, скрипачка, альтист, преподаватель скрипки, вторая скрипка
work play the violin, play viola, teach violin, play violin | играю на скрипке, играю на альте, преподаю скрипку, играть на скрипке
field violin, viola player, string quartet, fiddle, string orchestra, violin lessons, viola | скрипка, струнный квартет, камерный ансамбль, струнный оркестр, уроки скрипки, альт скрипка, смычок
needs violin for my child, learn violin, violin for child, second violin wanted, bow rehair, string quartet for event | отдать ребёнка на скрипку, нужна скрипачка, учиться на скрипке, скрипка для ребёнка, нужна вторая скрипка, квартет на мероприятие, струнные на концерт

cello-double-bass < music
= cello and double bass | виолончель и контрабас
doers cellist, double bassist, cello teacher | виолончелист, виолончелистка, контрабасист
work play the cello, play double bass | играю на виолончели, играю на контрабасе
field cello, double bass, viola da gamba | виолончель, контрабас, виола да гамба
needs cellist wanted, looking for a cellist, learn cello, bass player wanted | ищем виолончелиста, нужна виолончель, нужен контрабас, учиться на виолончели

guitar < music
= guitar | гитара
doers guitarist, guitar player, guitar teacher, bassist | гитарист, преподаватель гитары, басист, бас-гитарист
work play the guitar, play bass guitar, teach guitar, give guitar lessons, play in band | играю на гитаре, преподаю гитару, играю на басу, учу играть на гитаре, даю уроки гитары, играю на электрогитаре
field guitar, bass guitar, electric guitar, ukulele, acoustic guitar, guitar lessons, guitar strings, guitar amp | гитара, бас-гитара, укулеле, электрогитара, уроки гитары, гитарный усилитель, аккорды, гитарный ансамбль, песни под гитару
needs learn guitar, play guitar from scratch, guitarist wanted, bassist wanted, learn ukulele, songs with guitar | научиться играть на гитаре, ищем гитариста, нужен басист, научиться на укулеле, играть под гитару, гитара с нуля

drums < music
= drums and percussion | ударные
doers drummer, percussionist, drum teacher | барабанщик, ударник в группе, перкуссионист
work play drums, play percussion, teach drums, play cajon | играю на барабанах, стучу на барабанах, играю на ударных, преподаю ударные, учу на барабанах, играю на кахоне
field drum kit, percussion, drum circle, handpan, djembe, cajon, drum lessons, drum school | барабаны, ударная установка, перкуссия, ханг, джембе, кахон, уроки барабанов, школа барабанов
needs drummer wanted, learn drums, no drummer, band without drummer | ищем барабанщика, научиться на барабанах, нет барабанщика, нужен барабанщик, нужны ударные

wind-instruments < music
= wind and brass instruments | духовые инструменты
doers flautist, flutist, clarinetist, saxophonist, trumpeter, trombonist, oboist, brass player, horn player | флейтист, кларнетист, саксофонист, трубач, тромбонист, гобоист, валторнист, духовик, фаготист, тубист
work play the flute, play saxophone, play the trumpet, play clarinet, teach flute, teach saxophone, play in brass band | играю на флейте, играю на саксофоне, играю на трубе, играю на кларнете, преподаю флейту, преподаю саксофон, играю в духовом
field flute, clarinet, saxophone, trumpet, oboe, brass band, bassoon, flute lessons, saxophone lessons, recorder flute, brass players | флейта, кларнет, саксофон, гобой, фагот, духовой оркестр, валторна, уроки флейты, уроки саксофона, блокфлейта, духовые, медные духовые
needs learn saxophone, saxophonist for event, brass for concert, trumpet wanted, learn flute | научиться на саксофоне, саксофонист на вечер, нужен трубач, учиться на флейте

organ-music < music
= pipe organ | орган
doers organist, church organist, organ builder | органист, органистка, мастер органов
work play the organ, tune organs | играю на органе, настраиваю органы
field pipe organ, organ concert, organ music | органная музыка, органный концерт, игра на органе
needs organist for service, concert in church | органист на службу, концерт в церкви, нужен органист

accordion-folk-instruments < music, folk-culture
= accordion and folk instruments | баян и народные инструменты
doers accordionist, balalaika player, bayan player, harpist | баянист, аккордеонист, гармонист, балалаечник, гусляр, арфистка, домрист
work play the accordion, play balalaika, play the harp | играю на баяне, играю на аккордеоне, играю на гармони, играю на арфе
field accordion, balalaika, bayan, gusli, dombra, harp, bagpipes | баян, аккордеон, балалайка, гусли, домбра, гармонь, арфа, волынка
needs accordion for party, learn accordion, accordionist for play | баянист на праздник, нужен баянист, научиться на баяне, играть на гармошке

singing < music
= singing | вокал
doers singer, vocalist, vocal coach, singing teacher, voice teacher | певец, певица, вокалист, вокалистка, преподаватель вокала, педагог по вокалу, педагог вокала, учитель пения
work sing in a band, teach singing, teach vocals, sing solo, teach children singing, coach voices | пою в группе, преподаю вокал, учу петь, занимаюсь вокалом, пою, пою романсы, преподавать вокал, занимаюсь с вокалистами, учу вокалу
field vocals, singing lessons, karaoke, a cappella, vocal ensemble, voice lessons, folk singing lessons | вокал, уроки вокала, уроки пения, караоке, вокальный ансамбль, постановка голоса певца, эстрадный вокал, вокальная студия
needs learn to sing, cannot sing, vocalist wanted, want to sing, singer for band, sing in tune, sing for soul | научиться петь, медведь на ухо, хочу петь, ищем вокалистку, ищем вокалиста, нужен вокалист, петь для души, попадать в ноты, уроки вокала ребёнку, петь чисто

opera-singing < singing
= opera | опера
doers opera singer, soprano, tenor, mezzo-soprano, baritone | оперный певец, оперная певица, сопрано, тенор, баритон, меццо-сопрано
work sing opera, sing at the opera | пою в опере, пою в оперном театре
field opera, opera house, classical singing, aria | опера, оперный театр, академический вокал, оперная ария
needs tickets to opera, soloist for concert, sing aria, opera company | сходить в оперу, солист на концерт, спеть арию, попасть в оперу

choir-singing < singing
= choir singing | хоровое пение
doers chorister, choir singer, choir member, alto singer, bass singer | хорист, хористка, артист хора, альт в хоре, бас в хоре, певчий
work sing in a choir, sing in church choir, sing alto, sing bass, sing with amateur choir | пою в хоре, пою на клиросе, пою в любительском хоре, пою вторым голосом, петь в хоре
field choir, chorus, choral music, choral singing, amateur choir, chamber choir, church choir, choir concert, children's choir, gospel choir | хор, хоровое пение, хоровая музыка, клирос, любительский хор, камерный хор, церковный хор, детский хор, хоровой концерт, хоровой коллектив
needs looking for a choir, join a choir, voices for choir, tenors wanted, male voices, men for choir, choir seeks singers, choir needs tenors, where to sing | ищу хор, вступить в хор, голоса в хор, нужны тенора, мужские голоса, не хватает басов, где попеть, хору нужны певцы, хор ищет певцов

choir-conducting < choir-singing
= choir conducting | хоровое дирижирование
doers choir conductor, choirmaster, choir director, choir leader | хормейстер, руководитель хора, дирижёр хора, регент хора
work conduct a choir, lead a choir, train choirs, rehearse with choir | руковожу хором, дирижирую хором, веду хор, работаю с хором, создала хор, репетирую с хором, руководить хором
field choral conducting, choir rehearsal, vocal warm-up, choral arrangement | хоровое дирижирование, репетиция хора, распевка, хоровая аранжировка, хоровая партитура
needs choir needs a leader, lead our choir, conductor wanted, choir without conductor, start a choir | хору нужен руководитель, вести хор, ищем хормейстера, хор без руководителя, создать хор, возглавить хор

orchestra-conducting < music
= orchestral conducting | дирижирование
doers orchestra conductor, symphony conductor, music director, conductor of orchestra, concertmaster | дирижёр, дирижёр оркестра, главный дирижёр, дирижёрка, концертмейстер оркестра
work conduct an orchestra, lead an orchestra | дирижирую, дирижирую оркестром, руковожу оркестром
field orchestra, orchestral conducting, symphony, chamber orchestra, philharmonic, amateur orchestra, youth orchestra, wind orchestra | оркестр, дирижирование, симфонический оркестр, филармония, камерный оркестр, любительский оркестр, молодёжный оркестр, оркестранты
needs play in orchestra, orchestra seeks players, musicians for orchestra, join an orchestra | играть в оркестре, оркестр ищет, музыканты в оркестр, попасть в оркестр

music-composition < music
= composing | композиция музыки
doers composer, film composer, arranger of music | композитор, кинокомпозитор, аранжировщик
work compose music, write soundtracks, arrange music, write music for films, write music for theatre, write scores | сочиняю музыку, пишу саундтреки, делаю аранжировки, пишу музыку, пишу музыку для кино, пишу музыку для театра, писать музыку
field music composition, soundtrack, film music, game music, music orchestration, music for theatre, music for games, original score, music for advertising, jingle | саундтрек, аранжировка, музыка к фильму, музыка для игр, оркестровка, музыка для кино, музыка к спектаклю, музыка для рекламы, джингл, оригинальная музыка, партитура
needs need music for film, music for film, original music, music for play, music for game, soundtrack for film, composer wanted, music for video, music for performance, jingle for podcast | нужна музыка, ищу композитора, музыка для спектакля, музыка для игры, написать музыку, саундтрек к фильму, музыка для ролика, нужен композитор, джингл для подкаста, музыка для видео

songwriting < music
= songwriting | авторская песня
doers songwriter, singer-songwriter, lyricist, bard | автор песен, автор-исполнитель, бард, поэт-песенник
work write songs, write lyrics, write songs for children, sing my songs | пишу песни, сочиняю песни, пишу тексты песен, пою свои песни, автор музыки и слов, писать песни
field songwriting, original songs, lyrics, house concert, own songs, children's songs | авторская песня, бардовская песня, песенная лирика, квартирник, домашний концерт, свои песни, детские песни, песня под ключ
needs song for a birthday, write a song, song for wedding, words for song, anthem for school, set poems to music | песня на заказ, написать песню, песня на свадьбу, слова для песни, гимн школы, положить стихи на музыку

music-production < music
= music production | музыкальное продюсирование
doers music producer, beatmaker, electronic musician | музыкальный продюсер, саундпродюсер, битмейкер, электронный музыкант
work produce music, make beats, produce tracks, record songs, arrange tracks | продюсирую музыку, делаю биты, пишу электронную музыку, записываю песни, делаю аранжировку, пишу треки, пишу музыку в аблетоне
field music production, Ableton, FL Studio, Logic Pro, synthesizer, modular synth, hip-hop beats, home studio, tracks release, electronic tracks | саунд-продакшн, Ableton, аблетон, синтезатор, битмейкинг, электронная музыка, домашняя студия, релиз трека, музыкальный продакшн
needs finish my tracks, release an album, record a song, produce my song, arrange my song, make a beat, record an album, release a track, make arrangement | записать альбом, выпустить альбом, довести трек, записать песню, сделать аранжировку, сделать бит, записать трек, выпустить трек, спродюсировать песню, нужен минус

sound-engineering < music-production
= sound engineering | звукорежиссура
doers sound engineer, audio engineer, mixing engineer, mastering engineer, sound man, sound technician, sound guy, live sound engineer, sound recordist | звукорежиссёр, звукоинженер, звукооператор, звукач, звуковик, звукорежиссёрка, концертный звукорежиссёр, звукорежиссёр на площадке
work mix and master, record bands, do live sound, mix sound, mix concerts, record sound on set, set up sound, clean audio | свожу треки, записываю группы, делаю сведение, сводить звук, пишу звук, записываю звук, озвучиваю мероприятия, чищу звук, ставлю звук, звук на площадке
field mixing and mastering, recording studio, live sound, Pro Tools, Dolby Atmos, sound on set, location sound, boom microphone, mixing desk, PA system, microphones | сведение и мастеринг, мастеринг, студия звукозаписи, звукозапись, концертный звук, звук на съёмках, микшерный пульт, микрофоны, петлички, звуковая аппаратура, запись звука
needs bad sound, muddy sound, sound for event, noisy recording, clean up audio, mix my track, mix a song, record voice, echo in recording, sound for concert, sound for film, set up microphones, cannot hear speaker | плохой звук, записать голос, звук на мероприятие, звук на съёмку, шум на записи, почистить звук, свести трек, свести песню, эхо на записи, звук на концерт, записать звук, настроить звук, не слышно выступающих, звук для фильма, нужен звукорежиссёр

sound-design < music-production, film
= sound design | саунд-дизайн
doers sound designer, foley artist, field recordist | саунд-дизайнер, звуковой дизайнер, шумовик, саунд-художник
work design sound, create sound effects, make noises for film, design game sounds | делаю саунд-дизайн, создаю звуковые эффекты, делаю шумы, озвучиваю игры, делаю звук для игр, звук для кино
field sound design, foley, sound effects, sound art, Wwise, field recording, noises for film, audio for games, sound for theatre, sound installation | саунд-дизайн, звуковой дизайн, саунд-арт, звуковые эффекты, озвучивание игр, шумы для кино, звук для игр, звуковое оформление спектакля, звуковая инсталляция, аудиоспектакль
needs game needs sound, sounds for game, sound effects for play, sound for performance, sound for animation | озвучить игру, звуки для игры, звук для мультфильма, звуковое оформление, звук для спектакля

dj < music
= DJing | диджеинг
doers DJ, deejay, club DJ | диджей, ди-джей, DJ
work DJ at parties, play sets, spin vinyl | играю сеты, диджею, играю на вечеринках
field DJ set, techno, house music, rave, vinyl | диджейский сет, техно, рейв, сет на виниле, хаус-музыка
needs need music for party, DJ for party, music at party, DJ wanted | нужен диджей, диджей на вечеринку, музыка на вечеринку, диджей на свадьбу, ищем диджея

jazz < music
= jazz | джаз
doers jazz musician, jazz pianist, jazz singer | джазмен, джазовый музыкант, джазовая певица
work play jazz, sing jazz, play in jazz band, improvise on piano | играю джаз, пою джаз, играю в джазовом, импровизирую, играю блюз
field jazz, jazz band, jam session, big band, blues band, jazz concert, jazz standards, jazz club | джаз, джем-сейшн, биг-бэнд, блюз, джазовый, джазовый концерт, джазовые стандарты, джаз-клуб
needs people to jam with, jam together, jazz for evening, learn to improvise music | поджемить, джемить, джаз на вечер, играть джемы, научиться импровизировать, джазовое трио

rock-band < music
= rock bands | рок-музыка
doers rocker, frontman, rock musician, band member, band leader | рокер, фронтмен, рок-музыкант, участник группы, лидер группы, клавишник
work play rock, rehearse with band, play in a band, sing in rock band | играю рок, репетирую с группой, играю в группе, играем каверы, репетируем в гараже
field rock band, punk rock, heavy metal, indie rock, cover band, music band, rehearsal room, garage band, band rehearsal, band gig | рок-группа, панк-рок, хеви-метал, инди-рок, кавер-группа, репетиционная база, репбаза, музыкальная группа, репетиционная, репетиция группы, концерт группы, вокально-инструментальный
needs join a band, place to rehearse, start a band, find bandmates, bandmates wanted, form a band, band needs singer, band needs keyboard, play covers | вступить в группу музыкантов, где репетировать, собрать группу, собираю группу музыкантов, ищем клавишника, репетиционное помещение, найти репбазу, играть каверы, в группу нужен

hip-hop-rap < music
= hip-hop and rap | хип-хоп и рэп
doers rapper, MC rapper | рэпер, битбоксер
work write rap, rap battles | читаю рэп, пишу рэп
field hip-hop, rap, beatbox | хип-хоп, рэп, битбокс, рэп-баттл
needs record rap, beat for rap, feature with rapper | записать рэп, бит для рэпа, записать фит

early-classical-music < music
= classical and early music | классическая и старинная музыка
doers classical musician, early music performer, chamber musician | академический музыкант, исполнитель старинной музыки, камерный музыкант
work perform classical music, perform baroque music, play chamber music, play baroque violin, play harpsichord | исполняю классику, исполняю барокко, играю камерную музыку, играю барокко, играю на клавесине, играю в квартете
field classical music, early music, baroque music, chamber music, contemporary classical, harpsichord, chamber concert, quartet, recital, lute | классическая музыка, старинная музыка, барочная музыка, камерная музыка, академическая музыка, клавесин, камерный концерт, квартет, сольный концерт, лютня, камерный ансамбль
needs chamber partners, quartet for evening, hall for recital | играть камерную музыку, квартет на вечер, зал для концерта, партнёры в ансамбль

folk-music < music, folk-culture
= folk and ethnic music | фольклорная и этническая музыка
doers folk singer, folk musician, ethnomusicologist | фольклорист-музыкант, этномузыколог, фольклорный исполнитель
work sing folk songs, collect folk songs | пою народные песни, собираю фольклор
field folk music, folk songs, world music, ethnomusicology, throat singing | народная музыка, народные песни, этническая музыка, фольклорный ансамбль, горловое пение
needs folk singing, folk group for festival, village songs | петь народные песни, фольклорный коллектив на праздник, народное пение, ансамбль на ярмарку

violin-making < crafts, music
= musical instrument making | изготовление музыкальных инструментов
doers luthier, violin maker, guitar maker, instrument maker | скрипичный мастер, мастер-лютье, гитарный мастер, мастер музыкальных инструментов
work make violins, build guitars, repair instruments, repair violins, repair guitars, set up guitars | делаю скрипки, делаю гитары, ремонтирую инструменты, реставрирую инструменты, чиню скрипки, чиню гитары, ремонт скрипок, отстраиваю гитары
field lutherie, violin making, guitar building, instrument repair, violin repair, old violin, tonewood, guitar setup, instrument workshop | скрипичное мастерство, ремонт гитар, музыкальные инструменты, ремонт скрипки, старинная скрипка, резонансная ель, резонансная древесина, отстройка гитары, мастерская инструментов
needs fix my guitar, repair a violin, cracked violin, instrument appraisal, broken instrument, neck of guitar broke, violin for child, wood for instruments | починить гитару, починить скрипку, треснула скрипка, оценить скрипку, сломался инструмент, отстроить гитару, ремонт инструмента, древесина для инструментов

piano-tuning < music
= piano tuning | настройка фортепиано
doers piano tuner, piano technician | настройщик, настройщик фортепиано, настройщик роялей
work tune pianos, restore pianos, repair pianos, tune grand pianos, tune harpsichords | настраиваю рояли, настраиваю пианино, ремонтирую пианино, чиню рояли, настроить инструмент
field piano tuning, piano restoration, old piano, piano repair, piano strings | настройка фортепиано, настройка рояля, реставрация роялей, старое пианино, ремонт пианино, ремонт рояля
needs piano out of tune, tune a piano, old piano sounds bad, keys stick, piano needs tuning, piano before concert | пианино расстроено, настроить пианино, настроить рояль, пианино не строит, западают клавиши, расстроенное пианино, рояль перед концертом

music-management < music
= music management and concerts | концертный менеджмент
doers music manager, booking agent, concert promoter, tour manager | музыкальный менеджер, концертный директор, промоутер концертов, букинг-агент
work manage artists, book gigs, promote concerts, organise concerts, book bands, arrange tours | организую концерты, букирую артистов, вожу артистов, делаю концерты, организация концертов, организовывать концерты, устраиваю туры
field music label, booking concerts, concert tour, music distribution, music industry, concert venue, concert organisation, band tour, house concerts, concert hall | музыкальный лейбл, гастрольный тур, букинг артистов, музыкальная индустрия, дистрибуция музыки, концертная площадка, концертный зал, организация концерта, гастроли, афиша концертов
needs get gigs, venue for concert, organise a concert, where to perform, play a concert, stage for band, gig for band, tour for band, sell concert tickets, promote concert | организовать концерт, площадка для концерта, где выступить, выступить с концертом, площадка для выступления, сцена для группы, продать билеты на концерт, гастроли для группы, сделать концерт, ищем площадку для концерта

music-therapy < music, psychotherapy
= music therapy | музыкотерапия
doers music therapist, sound healer | музыкотерапевт, музыкальный терапевт
work heal with music, run sound baths | веду музыкотерапию, лечу музыкой
field music therapy, sound bath, singing bowls | музыкотерапия, поющие чаши, саундхилинг
needs music for dementia, music for special children, music in hospital | музыка при деменции, музыка для особых детей, музыка в больнице

musicology < music, humanities
= musicology | музыковедение
doers musicologist, music critic | музыковед, музыкальный критик
work write about music, lecture on music | пишу о музыке, читаю лекции о музыке
field musicology, music history, music theory | музыковедение, история музыки, теория музыки
needs lecture before concert, introduce concert, music lecture | лекция о музыке, рассказать перед концертом, вступительное слово к концерту

dance
= dance | танцы
doers dancer, dance teacher, dance instructor | танцор, танцовщица, танцовщик, преподаватель танцев
work teach dance, dance professionally, teach children dancing, lead dance classes | преподаю танцы, танцую, учу танцевать, веду танцы, учу детей танцам, преподавать танцы, веду танцевальную студию
field dance class, dance studio, dance school, dancing, dance lessons, dance group, dance floor, dance hall | танцы, танец, школа танцев, студия танцев, уроки танцев, танцевальный коллектив, танцевальная студия, танцевальный зал, кружок танцев
needs learn to dance, looking for dance partner, want to dance, dance for child, dance partner, hall for dancing, dancers wanted, dance for adults | научиться танцевать, ищу партнёра по танцам, хочу танцевать, танцы для ребёнка, партнёр по танцам, зал для танцев, ищем танцоров, танцы для взрослых, отдать на танцы

ballet < dance
= ballet | балет
doers ballet dancer, ballerina, ballet teacher | балерина, артист балета, балетный педагог
work dance ballet, teach ballet | танцую балет, преподаю балет, преподаю классический танец
field ballet, pointe shoes, ballet school, body ballet | балет, пуанты, балетная школа, боди-балет, классический танец
needs ballet for child, ballet for adults, start ballet | балет для ребёнка, отдать на балет, балет для взрослых

choreography < dance
= choreography | хореография
doers choreographer, ballet master | хореограф, балетмейстер, постановщик танцев
work choreograph, stage dances, stage movement, choreograph shows, choreograph weddings | ставлю танцы, ставлю хореографию, ставлю номера, ставить танцы, делаю хореографию, сценическое движение
field choreography, dance performance, physical theatre, dance number | хореография, танцевальный спектакль, пластический театр, танцевальный номер, постановка танца
needs first wedding dance, choreography for play, movement for play, dance for wedding | поставить свадебный танец, хореография для спектакля, поставить танец, пластика для спектакля, танец на свадьбу, движение в спектакле

contemporary-dance < dance
= contemporary dance and improvisation | современный танец
doers contemporary dancer, contact improvisation teacher, butoh dancer | современный танцовщик, преподаватель контактной импровизации, перформер танца
work dance contemporary, teach contact improvisation | танцую контемп, преподаю контемп, веду контактную импровизацию
field contemporary dance, contact improvisation, contact improv, butoh, ecstatic dance, 5Rhythms | контемп, современный танец, контактная импровизация, экстатик дэнс, танец буто, контемпорари
needs free my body, dancers for performance, move freely, dance improvisation | раскрепостить тело, танцоры в перформанс, свободно двигаться, импровизация в танце

social-dance < dance
= social dances and tango | социальные танцы и танго
doers tanguero, tango teacher, salsa teacher, swing dancer | тангеро, преподаватель танго, преподаватель сальсы, бачатеро
work dance tango, dance salsa, dance bachata | танцую танго, танцую сальсу, танцую бачату, танцую зук
field tango, milonga, salsa, bachata, kizomba, lindy hop, zouk, swing dance | танго, милонга, сальса, бачата, кизомба, линди-хоп, зук, хастл
needs where to dance tango, partner for tango, learn tango, learn salsa, dance evenings, dance social | где потанцевать, начать танцевать танго, партнёр для танго, научиться танго, научиться сальсе, танцевальные вечера, где сальса

ballroom-street-dance < dance
= ballroom and street dance | бальные и уличные танцы
doers ballroom dancer, breakdancer, hip-hop dancer, belly dancer | бальник, брейкер, танцор бальных танцев, брейк-дансер
work dance ballroom, dance hip-hop | танцую бальные, танцую брейк, танцую хип-хоп
field ballroom dance, breakdance, street dance, waltz, pole dance, belly dance, Irish dance | бальные танцы, брейк-данс, уличные танцы, вальс, пол-дэнс, ирландские танцы, восточные танцы

dance-movement-therapy < dance, psychotherapy
= dance movement therapy | танцевально-двигательная терапия
doers dance therapist, movement therapist | танцевальный терапевт, танцедвигательный терапевт
work work through movement, lead authentic movement | веду аутентичное движение, веду танцевальную терапию
field dance therapy, authentic movement, somatic movement, Feldenkrais, Alexander technique | танцевально-двигательная терапия, ТДТ, аутентичное движение, метод Фельденкрайза, соматика

theatre
= theatre | театр
doers theatre maker, theatre person, theatre artist, theatre company founder, theatre worker | театрал, театральный деятель, деятель театра, работник театра, артист театра, сотрудник театра
work work in theatre, make theatre, put on plays, stage plays, perform plays, run a theatre group, run a school theatre | работаю в театре, делаю театр, ставим спектакли, ставлю спектакли, играем спектакли, веду театральную студию, веду школьный театр, делаем спектакль
field theatre, theater, stage play, theatre festival, theatre company, amateur theatre, premiere, rehearsals of play, theatre play, school theatre, theatre group, repertoire | театр, спектакль, театральный фестиваль, театральная студия, труппа, любительский театр, народный театр, премьера, репетиции спектакля, школьный театр, театральный кружок, репертуар, постановка
needs stage a play, put on a play, theatre group for adults, stage for play, hall for play, actors for play, play in theatre, join theatre group, premiere soon, audience for play | поставить спектакль, сделать спектакль, играть в театре, зал для спектакля, сцена для спектакля, попасть в театральную студию, скоро премьера, зрители на спектакль, люди в спектакль, театральная студия для взрослых

acting < theatre
= acting | актёрское мастерство
doers actor, actress, acting coach, acting teacher, amateur actor, drama teacher | актёр, актриса, педагог актёрского мастерства, преподаватель актёрского мастерства, актёр-любитель, актёр театра, артист, артистка, актёр кино
work act in theatre, act in films, teach acting, play roles, perform on stage | играю в театре, снимаюсь в кино, преподаю актёрское мастерство, играю роли, играю на сцене, выступаю на сцене, снимаюсь в рекламе
field acting career, acting skills, audition, acting class, Stanislavski, Meisner, stage role, leading role, drama lessons, showreel, drama school | актёрское мастерство, кастинг актёров, система Станиславского, актёрский, главная роль, актёрские курсы, актёрский шоурил, самопробы, театральный институт, актёрская визитка
needs actors wanted, actor for role, need an actor, actress wanted, play a role, lead role, actors for film, actors for short film, actors for commercial, act in film, try acting | ищем актёров, нужны актёры, актёр на роль, нужна актриса, ищу актрису, сыграть роль, актёры для короткометражки, актёры для рекламы, сняться в кино, играть на сцене, попробовать актёрство, ищу актёров, роль в спектакле

theatre-directing < theatre
= theatre directing | театральная режиссура
doers theatre director, stage director, artistic director, director of plays | театральный режиссёр, режиссёр-постановщик, худрук, режиссёр театра, режиссёр спектакля, режиссёрка, постановщик
work direct plays, stage performances, direct performances, direct amateur theatre | ставлю спектакли, режиссирую спектакли, поставил спектакль, режиссирую, ставить спектакли, режиссура
field theatre directing, staging a play, immersive theatre | театральная режиссура, постановка спектакля, иммерсивный театр, документальный театр
needs director for our play, direct our play, director wanted, school play, stage our play | ищем режиссёра в театр, поставить пьесу, ищем режиссёра, нужен режиссёр, школьный спектакль, поставить школьный спектакль

playwriting < theatre, writing
= playwriting | драматургия
doers playwright, dramatist, dramaturg | драматург, завлит
work write plays, adapt for stage, adapt novels, write for theatre | пишу пьесы, делаю инсценировки, пишу для театра, пишу инсценировку, писать пьесы
field playwriting, dramaturgy, stage script, stage play text, new plays, play reading | драматургия, пьеса, читка пьесы, инсценировка, современная пьеса, читки, текст пьесы, новая драма, пьеса для детей
needs looking for a play, write a play, play for children, play for small cast, adapt a story, script for performance | ищем пьесу, написать пьесу, инсценировать повесть, сценарий спектакля, найти пьесу

improv-theatre < theatre
= improvised theatre | театральная импровизация
doers improviser, improv teacher, playback actor | импровизатор, тренер по импровизации, актёр плейбэк-театра
work do improv, teach improv | занимаюсь импровизацией, веду импров
field improv theatre, improv comedy, playback theatre, theatre of the oppressed | театральная импровизация, импров, плейбэк-театр, театр импровизации, форум-театр
needs loosen up, afraid to improvise, try improv, improv for team, quick thinking on stage | раскрепоститься, зажатость, попробовать импровизацию, импровизация для команды, стесняюсь выступать

puppet-theatre < theatre
= puppet theatre | кукольный театр
doers puppeteer, puppet maker | кукольник, актёр театра кукол, мастер кукол
work make puppets, perform with puppets, puppet shows for children, build puppets | делаю театральные куклы, играю в кукольном, кукольные спектакли, показываю кукольный театр, делать кукол для спектакля
field puppet theatre, puppetry, shadow theatre, marionette, puppet show, hand puppets, theatre puppets | кукольный театр, театр кукол, театр теней, марионетка, кукольный спектакль, перчаточные куклы, театральные куклы, куклы для спектакля
needs puppets for play, puppet show for children | кукольный спектакль для детей, сделать куклу

stage-design < theatre, visual-arts
= stage and set design | сценография
doers set designer, scenographer, stage designer, props master, set builder, scene painter, prop maker, art director of film | сценограф, художник-постановщик, театральный художник, бутафор, декоратор сцены, реквизитор, декоратор, художник спектакля, художник кино, мастер декораций, постановщик декораций
work design sets, build stage sets, make props, build scenery, paint scenery, build sets, paint backdrops, make stage props | делаю декорации, оформляю спектакли, делаю бутафорию, строю декорации, пишу задники, рисую декорации, делаю реквизит, строить декорации, придумываю пространство
field scenography, set design, stage design, stage props, stage sets, scenery, backdrop, stage scenery, mock-up of set, set construction | сценография, декорации, бутафория, театральный реквизит, задник, реквизит, макет декораций, сцена и декорации, театральные мастерские, бутафорский цех
needs build a stage set, scenery for play, sets for play, backdrop for stage, props for film, props wanted, decorate stage, set for film, furniture for stage, paint backdrop | сделать декорации, декорации для спектакля, построить декорации, нарисовать задник, реквизит для фильма, реквизит для спектакля, оформить сцену, старая мебель для спектакля, изготовить реквизит, декорации к спектаклю, нужны декорации

stage-lighting < theatre
= stage lighting and technical production | сценический свет
doers lighting designer, light designer, stage technician, stage manager, lighting technician, stage hand | художник по свету, световик, светорежиссёр, помреж, монтировщик сцены, осветитель, светотехник, рабочий сцены, светооператор, помощник режиссёра
work light shows, run stage lights, light plays, set up light, design light | ставлю свет, делаю свет на спектаклях, свечу спектакли, работаю осветителем, настраиваю свет, делаю свет
field stage lighting, light show, stage equipment, grandMA console, stage light, spotlights, lighting console, theatre technician | сценический свет, световое оборудование, световая партитура, сценическое оборудование, софиты, прожекторы, световой пульт, свет на сцене, свет для спектакля
needs light for play, light for concert, dark stage, stage lights, light for event, need a lighting | свет на концерт, поставить свет, тёмная сцена, свет на мероприятие, осветить сцену, нужен осветитель

theatre-production < theatre, events
= theatre production | театральное продюсирование
doers theatre producer, theatre manager, theatre administrator | театральный продюсер, директор театра, театральный менеджер
work produce shows, tour theatre shows, organise tours, sell theatre tickets | продюсирую спектакли, вожу спектакли, организую гастроли, вожу театр, продаю билеты в театр
field theatre production, theatre tour, box office, theatre tickets, theatre audience | театральное продюсирование, театральные гастроли, театральный менеджмент, билеты в театр, зритель, прокат спектакля, независимый театр
needs tour with play, sell tickets to play, fill the hall, stage abroad, festival for play | гастроли со спектаклем, продать билеты на спектакль, собрать зал, показать спектакль, фестиваль для спектакля, прокатать спектакль

performance-art < visual-arts, theatre
= performance art | перформанс
doers performance artist, stage performer | перформер, художник перформанса
work do performance art, perform in galleries | делаю перформансы, показываю перформансы
field performance art, live art, site-specific | перформанс, хеппенинг, акционизм, сайт-специфик
needs space for performance, performers wanted, collaborate on performance | место для перформанса, ищу перформеров, сделать перформанс

standup-comedy < theatre
= stand-up comedy | стендап
doers comedian, stand-up comedian, stand-up comic, comedy writer | стендап-комик, стендапер, комик, юморист, кавээнщик
work do stand-up, write jokes | выступаю со стендапом, пишу шутки, делаю стендап
field stand-up comedy, open mic, comedy club, comedy show | стендап-концерт, стендап-комедия, открытый микрофон, камеди, КВН
needs make my speech funnier, try stand-up, comedian for party, funny speech | добавить юмора, попробовать стендап, написать шутки, комик на корпоратив, смешная речь

circus-magic < theatre
= circus and magic | цирк и фокусы
doers circus artist, juggler, magician, illusionist, clown, acrobat | цирковой артист, жонглёр, фокусник, иллюзионист, клоун, акробат, мим-артист
work juggle, perform magic tricks | жонглирую, показываю фокусы, выступаю в цирке
field circus, juggling, magic tricks, clowning, aerial silks, fire show | цирк, жонглирование, карточные фокусы, клоунада, воздушные полотна, фаер-шоу, пантомима
needs magician for party, clown for children, learn juggling, show for festival | фокусник на праздник, клоун детям, научиться жонглировать, шоу для фестиваля

hosting-events-mc < events
= hosting events | ведение мероприятий
doers event host, master of ceremonies, emcee, toastmaster host, presenter of events | ведущий мероприятий, тамада, конферансье, ведущий свадеб, ведущая мероприятий, ведущий, ведущая, модератор мероприятий
work host events, host weddings, moderate events, host parties, host concerts | веду мероприятия, веду свадьбы, веду корпоративы, провожу корпоративы, веду концерты, веду вечера, модерирую
field event hosting, wedding host | ведение мероприятий, корпоратив, свадебный ведущий
needs need a host, host for wedding, host for party, moderator for event, host for evening, who will host | нужен ведущий, ведущий на свадьбу, ведущий на корпоратив, модератор на мероприятие, провести вечер, кто проведёт

events
= event organising | организация мероприятий
doers event manager, event organiser, event planner, event producer | ивент-менеджер, организатор мероприятий, ивентор, event-менеджер, ивентщик
work organise events, organise conferences, organise festivals, organise city events, run festivals, hold meetings, plan events | организую мероприятия, делаю ивенты, организую конференции, делаю фестивали, провожу мероприятия, устраиваю праздники, организовывать мероприятия, провожу фестивали, делаю праздники
field event management, festival, conference organising, event agency, city festival, neighbourhood party, event venue, exhibition opening | ивент, организация мероприятий, фестиваль, ивент-агентство, ивенты, городской праздник, ярмарка, площадка для мероприятий, день города, открытие выставки, праздник двора
needs organise a party, find a venue, venue for event, room for event, hold an event, speakers for event, organise a festival, organise evening, host our event, event in town, find speakers, stands for fair, tents for festival | найти площадку, провести мероприятие, площадка для мероприятия, помещение для мероприятия, организовать праздник, организовать фестиваль, организовать вечер, найти спикеров, участники на ярмарку, зал для мероприятия, провести праздник, провести фестиваль, ищем площадку

weddings < events
= wedding planning | организация свадеб
doers wedding planner, wedding organiser, wedding decorator | свадебный организатор, свадебный распорядитель, свадебный декоратор
work plan weddings, organise weddings | организую свадьбы, оформляю свадьбы
field wedding planning, wedding ceremony, wedding decor | свадьба, свадебная церемония, свадебный декор
needs getting married, organise a wedding, wedding in summer, wedding venue, wedding dress, plan wedding | готовим свадьбу, выхожу замуж, организовать свадьбу, свадьба летом, место для свадьбы, свадебное платье, женимся, выхожу замуж летом

children-parties < events, parenting
= children's parties | детские праздники
doers children's entertainer, party animator | аниматор на праздник, детский аниматор, организатор детских праздников
work run children's parties, entertain kids | провожу детские праздники, развлекаю детей
field children's party, kids birthday, party games | детский праздник, детский день рождения, детский квест
needs plan a kid's birthday, birthday for child, entertain children, party for kids, animator for birthday | день рождения ребёнка, развлечь детей, праздник для детей, аниматор на день рождения, ёлка для детей

film
= film | кино
doers filmmaker, cinematographer by trade, film professional, film director and producer, film maker | кинематографист, киношник, кинодеятель, кинорежиссёр, киношница, кинематографистка
work make films, shoot films, work in film, make short films, work on set, shoot a movie | снимаю кино, снимаю фильмы, работаю в кино, снимаю короткометражки, работаю на площадке, снимаю короткий метр, снимать кино
field filmmaking, cinema, short film, feature film, film school, film crew, film set, film shoot, film project, movie, shooting day, debut film | кино, кинематограф, короткий метр, полный метр, короткометражка, киношкола, съёмочная группа, съёмочная площадка, съёмки фильма, съёмочный день, дебютный фильм, фильм, игровое кино
needs shoot a short film, make a film, film crew wanted, crew for film, shoot a film, team for short film, shoot a debut, join film crew | снять фильм, снять короткометражку, собрать съёмочную группу, команда на короткометражку, съёмочная группа для фильма, снять кино, попасть на площадку, снять дебют, ищу съёмочную группу
`
