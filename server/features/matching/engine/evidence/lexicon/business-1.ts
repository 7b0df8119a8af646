export const concepts = `
business
= business | бизнес
doers business owner, businessman, businesswoman, businessperson, entrepreneur, company owner, owner of company, private entrepreneur | предприниматель, бизнесмен, владелец бизнеса, собственник бизнеса, бизнесвумен, владелец компании, собственник компании, владелица бизнеса, частный предприниматель, индивидуальный предприниматель, хозяин бизнеса
work run a business, own a company, run my own company, own a business, have my own business, run a family business | веду бизнес, владею компанией, управляю своей компанией, у меня свой бизнес, имею бизнес, владею бизнесом, развиваю бизнес, семейное дело
field small business, SME, SMB, family business, business model | малый бизнес, МСП, средний бизнес, семейный бизнес, бизнес-модель
needs business has stopped growing, the business depends on me, start a business, grow a business, scale a business, business plan, business is stuck, expand the business, open second location | бизнес упёрся в потолок, всё держится на собственнике, начать бизнес, развивать бизнес, масштабировать бизнес, бизнес-план, бизнес стоит, расширить бизнес, открыть вторую точку, бизнес не растёт

entrepreneurship < business
= founding companies | предпринимательство
doers founder, co-founder, cofounder, entrepreneur, startupper, solopreneur, serial entrepreneur, startup founder, founder of startup, first-time founder | фаундер, сооснователь, кофаундер, стартапер, основатель компании, основатель стартапа, серийный предприниматель, солопренёр, основательница, основатель, фаундерка, начинающий предприниматель
work founded a company, started a company, launched a startup, building a startup, bootstrapped, build a startup, start companies, run a startup, found companies | основал компанию, запустил стартап, строю стартап, открыл своё дело, запускаю свой бизнес, делаю стартап, создаю стартап, развиваю стартап, строить стартап, основала компанию, запустила стартап
field startup, MVP, product-market fit, PMF, bootstrapping, early stage | стартап, МВП, продакт-маркет фит, бутстрап, ранняя стадия
needs have an idea no product, want to start something, launch a startup, start a company, first startup, turn idea into business, test an idea, validate startup idea | есть идея нет продукта, хочу своё дело, с чего начать бизнес, запустить стартап, открыть своё дело, начать своё дело, первый стартап, идея для стартапа, проверить идею, есть идея бизнеса

cofounder-search < entrepreneurship
= finding a co-founder | поиск сооснователя
doers technical co-founder, tech cofounder, business co-founder | технический сооснователь, техкофаундер, бизнес-партнёр
work looking for a co-founder, match co-founders | ищу сооснователя, ищу кофаундера, подбираю партнёра
field co-founder matching, founder agreement, equity split, vesting | партнёрское соглашение, вестинг, раздел долей, поиск партнёра
needs building alone, need a technical partner, looking for a business partner, find a cofounder, find co-founder, need a cofounder, technical cofounder, cofounder with sales, join a startup, join as cofounder, no technical partner, need a partner | ищу партнёра в бизнес, делаю всё один, нужен технический партнёр, не хватает партнёра, найти сооснователя, найти кофаундера, нужен сооснователь, нужен кофаундер, технический кофаундер, сооснователь с продажами, присоединиться к стартапу, войти в стартап, найти партнёра, нужен партнёр в бизнес, ищу CTO

customer-development < entrepreneurship
= customer discovery | кастдев
doers customer development coach, customer discovery specialist | кастдев-специалист, трекер по кастдеву
work interview customers, validate ideas, test hypotheses, talk to users, run customer interviews, interview users | провожу кастдевы, проверяю гипотезы, провожу проблемные интервью, валидирую идею, провожу интервью с клиентами, интервьюирую пользователей, опрашиваю клиентов
field custdev, customer development, jobs to be done, JTBD, problem interview, idea validation | кастдев, проблемное интервью, проверка гипотез, валидация идеи, работы по JTBD
needs don't know if anyone needs it, need people to interview, talk to customers, validate hypothesis, find respondents, test demand, need interviewees, check demand, problem interviews | не понимаю кому это нужно, ищу респондентов, не знаем своего клиента, поговорить с клиентами, опросить клиентов, проверить гипотезу, найти респондентов, проверить спрос, нужны респонденты, нужны интервью, есть ли спрос

startup-tracking < entrepreneurship
= startup tracking and mentoring | трекинг стартапов
doers startup mentor, startup tracker, startup advisor, entrepreneur in residence, EIR | трекер, стартап-ментор, трекер стартапов, адвайзер, ментор акселератора
work mentor startups, advise founders, coach startups, mentor founders, advise startups, help early founders | трекаю стартапы, менторю стартапы, консультирую фаундеров, веду трекинг, помогаю стартапам, наставляю основателей, консультирую стартапы, веду стартапы
field advisory board, startup mentoring, lean startup | трекинг, трекшн-митинг, бережливый стартап, экспертный совет
needs the startup has no traction, lost focus, need a mentor, startup advice, advice from founder, feedback on startup, experienced founder | стартап топчется на месте, нет трекшна, потеряли фокус, нужен ментор, нужен трекер, совет опытного фаундера, обратная связь по стартапу, ментор для стартапа, посоветоваться с предпринимателем

accelerator < entrepreneurship
= startup accelerators | акселераторы
doers accelerator manager, program manager of accelerator, incubator director | руководитель акселератора, директор бизнес-инкубатора, менеджер акселерационной программы
work run an accelerator, incubate startups, organise demo days | провожу акселератор, веду акселерационную программу, отбираю стартапы
field accelerator, incubator, Y Combinator, Techstars, demo day, startup cohort | акселератор, бизнес-инкубатор, акселерационная программа, демо-день, технопарк, Сколково, ФРИИ
needs want to get into YC, applying to accelerators, get into accelerator, apply to accelerator, accelerator programme, choose accelerator, startups for programme | хотим попасть в акселератор, подаёмся в акселераторы, попасть в акселератор, подать в акселератор, выбрать акселератор, стартапы в акселератор, пройти акселератор

venture-studio < entrepreneurship
= venture building | венчур-билдинг
doers venture builder, venture studio founder, venture architect | венчур-билдер, основатель венчурной студии
work build ventures, spin out companies | строю новые компании, запускаю спин-оффы
field venture studio, startup studio, company builder, spin-off, spin-out | венчурная студия, стартап-студия, венчур-билдинг, спин-офф
needs have capital but no founders, want to launch several startups, founders for studio, launch several startups | есть деньги нет фаундеров, хотим запускать стартапы потоком, фаундеры в студию, запускать стартапы

corporate-innovation < entrepreneurship, management
= corporate innovation | корпоративные инновации
doers innovation manager, head of innovation, chief innovation officer, intrapreneur | директор по инновациям, менеджер по инновациям, руководитель инноваций
work scout startups, run corporate pilots, work with corporates | скаутю стартапы, запускаю пилоты, внедряю инновации
field corporate innovation, open innovation, corporate accelerator, technology scouting, proof of concept, PoC | корпоративные инновации, открытые инновации, корпоративный акселератор, технологический скаутинг, пилот с корпорацией
needs need a corporate pilot, corporates do not answer, corporate pilot, pilot with bank, pilot customer, reach corporations, find startups, pilot project, first pilot | нужен пилот с корпорацией, не пробиться в корпорации, пилот с банком, пилотный проект, пилотный клиент, выйти на корпорации, найти стартапы, первый пилот, продать корпорации, пилот на заводе

technology-transfer < corporate-innovation
= technology commercialisation | трансфер технологий
doers technology transfer officer, tech transfer manager, commercialisation manager | специалист по трансферу технологий, менеджер по коммерциализации
work commercialise research, license technology, transfer technology | коммерциализирую разработки, лицензирую технологии, вывожу разработки на рынок
field technology transfer, TTO, university spin-off, deep tech, deeptech, TRL | трансфер технологий, коммерциализация разработок, диптех, дип-тех, УГТ
needs research sits on the shelf, have a lab prototype, license a patent, bring to market, lab to market, industrial partner, license our technology, partner for technology | разработка лежит на полке, есть лабораторный образец, коммерциализировать разработку, лицензировать патент, вывести разработку, индустриальный партнёр, внедрить разработку, внедрить технологию, продать патент, технология без рынка

fundraising < entrepreneurship, finance
= startup fundraising | привлечение инвестиций
doers fundraiser for startups, fundraising advisor, investor relations for startups | фандрайзер стартапов, консультант по привлечению инвестиций
work raise money, raising a round, raising capital, attract investment, closed a round | поднимаю раунд, привлекаю инвестиции, фандрейжу, закрыли раунд, привлёк инвестиции
field seed round, pre-seed, series A, series B, term sheet, cap table, data room, SAFE note, convertible note | посевной раунд, пресид, раунд инвестиций, термшит, кэптейбл, датарум, конвертируемый займ, предпосевной раунд
needs runway is running out, looking for investors, need investment, raise investment, raise capital, seed funding, funding for startup, close a round, need funding, startup funding | заканчиваются деньги, ищем инвестора, ищу инвестиции, нужны инвестиции, привлечь деньги, поднять деньги, привлечь капитал, нужно финансирование, финансирование стартапа, нужен инвестор, нужны деньги на развитие, собрать раунд

pitch-deck < fundraising
= pitch decks | питч-деки
doers pitch coach, pitch deck designer, pitch trainer | питч-тренер, питч-коуч, презентолог для стартапов
work prepare pitch decks, coach pitching, review pitch decks, train founders to pitch | готовлю питч, делаю питч-деки, упаковываю для инвесторов, разбираю питч-деки
field pitch deck, one-pager, teaser for investors, elevator pitch, investor deck, pitching session | питч-дек, питч-сессия, презентация для инвесторов, тизер проекта, элеватор-питч
needs investors do not get it, deck does not work, review my deck, pitch deck feedback, prepare a pitch, improve the pitch, first pitch, deck for investors, investor presentation | инвесторы нас не понимают, презентация не цепляет, посмотреть презентацию, разобрать питч, подготовить питч, улучшить питч, питч перед инвесторами, презентация для инвестора, дек для инвесторов, отрепетировать питч

venture-capital < investing
= venture capital | венчурный капитал
doers VC, venture capitalist, general partner, GP, VC partner, VC associate, venture investor, VC analyst, investor in startups, seed investor, fund partner, fund manager | венчурный инвестор, венчурный капиталист, венчурист, партнёр венчурного фонда, аналитик венчурного фонда, инвестор в стартапы, управляющий фондом, партнёр фонда, посевной инвестор, инвестор на ранней стадии
work invest in startups, manage a venture fund, lead rounds, source deals, invest in early stage, invest at seed, back founders, fund startups | инвестирую в стартапы, управляю венчурным фондом, ищу сделки, лидирую раунды, инвестирую на посеве, инвестирую на ранней стадии, вкладываю в стартапы, финансирую стартапы, инвестируем в стартапы
field venture capital, VC fund, dealflow, deal flow, portfolio company, micro VC, corporate venture, CVC | венчур, венчурный фонд, дилфлоу, портфельная компания, венчурные инвестиции, поток сделок
needs looking for deals, looking for startups to invest, find startups, startups to invest, interesting startups, deep tech startups, promising startups | ищу стартапы для инвестиций, нужен дилфлоу, найти стартапы, интересные стартапы, перспективные стартапы, проекты для инвестиций, ищем проекты

angel-investing < investing
= angel investing | ангельские инвестиции
doers angel investor, business angel, super angel | бизнес-ангел, ангел-инвестор, частный инвестор
work angel invest, write angel checks, invest my own money | инвестирую как ангел, вкладываю свои деньги, даю первые чеки
field angel syndicate, angel network, angel round, first check | клуб бизнес-ангелов, ангельский раунд, ангельские инвестиции, инвестклуб, синдикат инвесторов
needs need first money, need first check, find an angel, angel money, first investor, co-invest with angels | нужны первые деньги, ищем ангела, найти ангела, первый инвестор, ангельские деньги, соинвестировать, найти бизнес-ангела

fund-lp < investing
= fund investing and LPs | инвестиции в фонды
doers limited partner, LP, LPs, fund of funds manager | лимитед партнёр, инвестор в фонды
work raise a fund, commit to funds, back fund managers | поднимаю фонд, собираю фонд, инвестирую в фонды
field fund of funds, capital call, carried interest, emerging manager, fund structuring, management fee | фонд фондов, керри, структура фонда, кэпитал-колл
needs looking for LPs, first-time fund, find LPs, invest in fund | ищем LP, поднимаем первый фонд, поднять фонд, найти LP, инвесторы в фонд, собрать фонд

family-office < investing
= family office | семейный офис
doers family officer, family office manager, principal of family office | управляющий семейным офисом, руководитель фэмили-офиса
work manage family wealth, run a family office | управляю семейным капиталом, веду семейный офис
field family office, single family office, multi family office, UHNWI, HNWI, succession planning | семейный офис, фэмили-офис, семейный капитал, преемственность капитала
needs how to pass wealth on, wealth of several generations, preserve wealth, pass on wealth, manage family capital | как передать капитал детям, сохранить семейный капитал, сохранить капитал, передать капитал, управлять семейным капиталом, наследование активов

private-equity < investing
= private equity | прямые инвестиции
doers private equity investor, PE associate, PE partner, operating partner | инвестор прямых инвестиций, партнёр фонда прямых инвестиций
work buy out companies, invest in growth companies | покупаю доли в компаниях, инвестирую в зрелый бизнес
field private equity, PE fund, buyout, LBO, growth equity, search fund | прямые инвестиции, прайвет эквити, фонд прямых инвестиций, выкуп компании, сёрч-фонд
needs growth capital for mature company, want to sell a stake, sell a stake, sell part of company, strategic investor, growth capital | хотим продать долю, нужен капитал на рост, продать долю, продать часть компании, стратегический инвестор, капитал для роста

crowdfunding < fundraising, fundraising-charity
= crowdfunding | краудфандинг
doers crowdfunding manager, crowdfunding consultant, crowdfunder | краудфандинг-менеджер, консультант по краудфандингу, краудфандер, автор краудфандинга
work launch Kickstarter campaigns, run crowdfunding campaigns, crowdfund projects, run Kickstarter campaigns | запускаю кампании на Kickstarter, собираю деньги на планете, собираю на Планете, запускаю краудфандинг
field crowdfunding, Kickstarter, Indiegogo, crowdinvesting, Boomstarter, equity crowdfunding, GoFundMe, Patreon | краудфандинг, кикстартер, планета.ру, бумстартер, краудинвестинг, сбор средств, Бусти, Патреон
needs collect money from backers, want to presell product, raise money from crowd, crowdfunding campaign, launch Kickstarter, raise by crowdfunding, collect money for book, collect preorders | собрать деньги на выпуск, хотим собрать предзаказы, собрать деньги на проект, краудфандинговая кампания, запустить краудфандинг, собрать на книгу, собрать деньги на альбом, собрать предзаказы

grant-writing < fundraising, ngo-management
= grant writing | грантрайтинг
doers grant writer, grant consultant, grants manager, grant manager, grants consultant | грантрайтер, специалист по грантам, грантовый консультант, консультант по грантам
work write grants, apply for grants, won a grant, write grant applications, win grants | пишу заявки на гранты, готовлю грантовые заявки, выиграл грант, пишу гранты, выигрываю гранты
field grant application, grant funding, Horizon Europe, Eureka grant, non-dilutive funding, grant, grant writing, grants, EU grants, Erasmus+ projects | грант, грантовая заявка, президентские гранты, фонд Бортника, ФСИ, РНФ, грантовая поддержка, гранты, грантовый конкурс, грантрайтинг
needs no idea where grants are, need a grant, apply for a grant, funding for social project, write a grant, find a grant, win a grant, get grant, money for research, grant for project, grant report, grant deadline, money for festival | не знаем где взять грант, нужен грант, не проходит заявка, подать на грант, написать заявку, найти грант, написать грант, получить грант, выиграть грант, деньги на исследование, грант на проект, отчёт по гранту, заявка на грант, деньги на фестиваль, оформить заявку

government-support < fundraising
= state support of business | господдержка бизнеса
doers state support consultant, subsidy consultant | консультант по господдержке, специалист по субсидиям
work get subsidies, arrange state support | оформляю субсидии, помогаю получить господдержку
field subsidy, state support, soft loan, special economic zone, SME support | господдержка, субсидия, льготный кредит, ОЭЗ, резидент Сколково, центр поддержки предпринимательства
needs which subsidies can we get, are we eligible, get subsidy, subsidy for farmers, tax benefits, support measures | какие субсидии нам положены, положены ли нам льготы, получить субсидию, субсидия фермеру, меры поддержки, получить господдержку, грант для фермера, налоговые льготы

investing < finance
= investing | инвестиции
doers investor, private investor, portfolio manager, investment manager, investment director | инвестор, портфельный управляющий, инвестиционный менеджер, инвестдиректор
work invest, manage a portfolio, manage investments, invest in real business, invest in projects, look for projects to invest | инвестирую, управляю портфелем, вкладываю в проекты, вкладываю деньги, инвестирую в бизнес, инвестирую в проекты, ищу проекты для вложений
field investment, investment portfolio, asset allocation, asset management, passive income | инвестиции, инвестпортфель, управление активами, пассивный доход, инвестпроект
needs where to put money, savings lose value, invest money, where to invest, invest savings, free money to invest, beginner in investing, diversify portfolio | куда вложить деньги, куда инвестировать, деньги обесцениваются, вложить деньги, инвестировать деньги, есть свободные деньги, куда вложить, начать инвестировать, вложить сбережения

stock-trading < investing
= stock trading | биржевая торговля
doers trader, stock broker, day trader, prop trader, equity trader | трейдер, биржевой брокер, скальпер, проп-трейдер, биржевик
work trade stocks, trade futures, trade options | торгую на бирже, трейжу, торгую акциями, торгую фьючерсами
field stock exchange, trading, stock market, government bonds, ETF, futures contract, Nasdaq, securities market, options trading, forex | фондовый рынок, Мосбиржа, акции компаний, облигации, фьючерсы, ценные бумаги, трейдинг, фондовая биржа, форекс
needs lost money on trades, want to learn trading, learn trading, open brokerage account, buy shares, trading losses | слил депозит, хочу научиться торговать, научиться трейдингу, открыть брокерский счёт, купить акции, убытки на бирже

algo-trading < stock-trading, software-engineering, data-science
= algorithmic trading | алготрейдинг
doers quant, quant trader, algo trader, quantitative researcher, quant developer, trading bot developer, hft engineer, quantitative analyst | квант, алготрейдер, квант-трейдер, квант-аналитик, квант-разработчик, разработчик торговых роботов, количественный аналитик, hft-разработчик
work build trading bots, backtest strategies, write trading bots | пишу торговых роботов, тестирую торговые стратегии, занимаюсь алготрейдингом
field algorithmic trading, HFT, trading bot, market making, backtesting, quant fund, quant finance, metatrader, trading strategy code | алготрейдинг, торговый робот, маркетмейкинг, бэктест, высокочастотная торговля, маркет-мейкинг, торговые алгоритмы, метатрейдер, количественные финансы
needs strategy needs automating, need exchange connectivity, automate my trading strategy, bot for exchange | хочу автоматизировать торговлю, нужно подключение к бирже, автоматизировать торговую стратегию, бот для биржи

crypto-investing < investing
= crypto assets | криптоактивы
doers crypto investor, crypto trader, crypto fund manager, miner of crypto | криптоинвестор, криптотрейдер, криптан, майнер, криптоэнтузиаст
work invest in crypto, trade crypto, mine crypto | инвестирую в крипту, торгую криптой, майню
field crypto, cryptocurrency, bitcoin, BTC, token sale, ICO, DeFi, crypto exchange, stablecoin, OTC crypto | крипта, криптовалюта, биткоин, криптобиржа, токенсейл, майнинг, стейблкоин, USDT
needs cash out crypto, exchange USDT, buy crypto, exchange crypto, withdraw crypto, receive crypto payment, sell USDT | вывести крипту, обменять USDT, купить крипту, обменять крипту, продать USDT, принимать крипту, вывести USDT

ipo < investment-banking
= IPO and public markets | IPO
doers IPO advisor, ECM banker, listing sponsor | консультант по IPO, специалист по размещениям
work take companies public, prepare IPO | вывожу компании на биржу, готовлю IPO, готовлю размещение
field IPO, pre-IPO, SPAC, stock listing, equity capital markets, bond placement | пре-IPO, айпио, размещение акций, выпуск облигаций, рынки капитала
needs want to go public, ready for listing, prepare for IPO, list shares, go public | хотим на биржу, думаем о размещении, подготовиться к IPO, вывести на биржу, выйти на биржу, разместить акции

investor-relations < finance
= investor relations | отношения с инвесторами
doers IR manager, investor relations manager, head of IR | IR-менеджер, директор по IR, IR-директор
work talk to investors, report to shareholders | общаюсь с инвесторами, готовлю отчёты инвесторам
field investor relations, shareholder report, investor update | связи с инвесторами, отношения с инвесторами, отчётность для акционеров
needs investors want reports, shareholders are unhappy, report to investors, shareholder meeting, communicate with investors | инвесторы требуют отчёты, акционеры недовольны, отчёт инвесторам, собрание акционеров, общение с инвесторами

m-and-a < investment-banking
= mergers and acquisitions | слияния и поглощения
doers M&A advisor, M&A banker, M&A lawyer, deal maker, M&A manager | M&A-консультант, консультант по сделкам, M&A-менеджер, юрист по сделкам
work sell companies, buy companies, structure deals, acquire companies | продаю компании, сопровождаю сделки, покупаю компании, структурирую сделки
field M&A, mergers, acquisition of company, due diligence, share purchase agreement, shareholder agreement, earn-out, startup exit | слияния и поглощения, дью дилидженс, сделки M&A, купля-продажа долей, корпоративный договор, экзит
needs want to sell the company, looking for a strategic buyer, sell the company, sell my company, buy a company, buyer for company, merge companies, find strategic investor | хочу продать компанию, ищем стратега, ищу покупателя компании, продать компанию, купить компанию, покупатель на компанию, слияние компаний, найти стратега, сделка по продаже

business-brokerage < m-and-a
= buying and selling small businesses | продажа готового бизнеса
doers business broker, business buyer | бизнес-брокер, брокер готового бизнеса
work sell ready businesses, broker businesses | продаю готовый бизнес, подбираю готовый бизнес
field business for sale, ready-made business, going concern sale | готовый бизнес, продажа бизнеса, покупка бизнеса
needs tired want to sell business, buy a working business, sell a business, sell my business, buy a business, ready business, sell cafe, sell shop | устал и хочу продать бизнес, купить работающий бизнес, продать бизнес, купить бизнес, продаю бизнес, продать кафе, продать магазин, куплю бизнес

business-valuation < finance
= business valuation | оценка бизнеса
doers valuation expert, appraiser, business appraiser | оценщик, оценщик бизнеса
work value companies, appraise assets | оцениваю компании, оцениваю активы, провожу оценку
field valuation, business valuation, DCF, valuation multiples, appraisal report | оценка бизнеса, отчёт об оценке, мультипликаторы, стоимость компании, независимая оценка
needs how much is it worth, valuation of my company, value a company, value my business, valuation report, how much is business, appraise equipment | сколько стоит мой бизнес, какая у нас оценка, оценить компанию, оценить бизнес, оценка для суда, оценить долю, оценка имущества

investment-banking < finance
= investment banking | инвестиционный банкинг
doers investment banker, IB analyst, banker | инвестбанкир, банкир, инвестиционный банкир
work arrange capital raising, work in investment banking | организую финансирование, работаю в инвестбанке
field investment bank, investment banking, capital markets, Goldman Sachs, debt capital markets | инвестбанк, инвестиционный банк, инвестбанкинг, долговой рынок
needs arrange a big loan, need a placement agent, arrange financing, issue bonds, sell large company | нужен организатор сделки, привлечь крупный долг, организовать финансирование, выпустить облигации, продать крупную компанию

franchising < business
= franchising | франчайзинг
doers franchisor, franchisee, franchise consultant, franchise developer | франчайзер, франчайзи, франчайзи-партнёр, упаковщик франшиз
work sell franchises, package franchises, open franchise outlets | продаю франшизы, упаковываю франшизу, открываю точки по франшизе
field franchise, franchising, royalty payments, lump sum fee, master franchise | франшиза, франчайзинг, паушальный взнос, роялти, мастер-франшиза
needs want to replicate business, scale to other cities, buy a franchise, sell a franchise, package franchise, choose franchise, find franchisees | хотим масштабироваться в регионы, тиражировать бизнес, купить франшизу, продать франшизу, упаковать франшизу, выбрать франшизу, найти франчайзи, сделать франшизу

social-entrepreneurship < entrepreneurship, ngo-management
= social entrepreneurship | социальное предпринимательство
doers social entrepreneur, impact founder, impact investor | социальный предприниматель, импакт-инвестор, соцпредприниматель
work build social business, invest in impact, build social enterprises | строю социальный бизнес, развиваю социальное предприятие, развиваю социальный бизнес, занимаюсь социальным предпринимательством
field social enterprise, impact investing, social business, impact measurement, social impact, ESG, B Corp | социальное предпринимательство, импакт-инвестиции, социальный бизнес, социальное воздействие, соцпредприятие
needs make the mission self-sustaining, measure our impact, business that helps people, social project, sustainable charity, jobs for vulnerable people | хотим жить не на гранты, измерить социальный эффект, бизнес с пользой, социальный проект, запустить социальное предприятие, дать работу людям

finance < business
= finance | финансы
doers financier, finance specialist, finance professional, financial analyst, finance manager | финансист, финансовый специалист, финансовый аналитик, финаналитик, финансовый менеджер, экономист предприятия
work work in finance, manage finances, put finances in order, plan cash flow | работаю в финансах, управляю финансами, навожу порядок в финансах, планирую деньги, веду финансы
field finance, cash flow, P&L, balance sheet, EBITDA | финансы, ДДС, ОПиУ, кэшфлоу, БДДС, прибыль и убытки
needs no idea where money goes, cash gaps, cash gap, no profit, count profit, plan budget, finances in chaos, company finances | непонятно куда уходят деньги, кассовые разрывы, прибыль есть денег нет, кассовый разрыв, нет прибыли, посчитать прибыль, составить бюджет, хаос в финансах, денежный поток, финансы компании, навести порядок в финансах

cfo < finance
= financial management | финансовое управление
doers CFO, finance director, chief financial officer, fractional CFO, financial controller, head of finance | финдир, финансовый директор, финансовый контролёр, финдиректор на аутсорсе
work set up financial reporting, run finance department, budget companies | ставлю управленческий учёт, выстраиваю финансы, внедряю бюджетирование
field management accounting, budgeting, financial controlling, financial planning, FP&A | управленческий учёт, управленка, бюджетирование, финансовый учёт, финансовый контроль
needs no budget discipline, need numbers for decisions, set up budgeting, see profit, financial director, part-time CFO | нет порядка в финансах, не вижу цифр, не понимаю прибыль, поставить управленческий учёт, настроить бюджетирование, видеть прибыль, управленческая отчётность

financial-modelling < finance
= financial modelling | финансовое моделирование
doers financial modeller, financial modeler | финмодельер, специалист по финмоделям
work build financial models, calculate unit economics | строю финмодели, считаю юнит-экономику, считаю экономику
field financial model, unit economics, LTV, CAC, scenario analysis, break-even | финмодель, финансовая модель, юнит-экономика, точка безубыточности, окупаемость
needs economics do not add up, investor asks for model, build a model, count economics, check the model | экономика не сходится, инвестор просит финмодель, построить финмодель, посчитать экономику, посчитать юнит-экономику, нужна финмодель, проверить модель, посчитать окупаемость, рассчитать окупаемость

bookkeeping < finance
= bookkeeping | бухгалтерия
doers accountant, bookkeeper, chief accountant, payroll accountant, outsourced accountant | бухгалтер, главбух, главный бухгалтер, бух, бухгалтер-калькулятор, бухгалтер на аутсорсе, бухгалтер по зарплате
work do the books, close the month, keep accounts, do bookkeeping, prepare reports, file tax returns | веду учёт, сдаю отчётность, веду бухгалтерию, закрываю месяц, веду бухучёт, сдаю отчёты, сдаю декларации, вести бухгалтерию, ведение бухгалтерии, считаю зарплату
field accounting, bookkeeping, invoices, QuickBooks, Xero, payroll, tax return | бухучёт, бухгалтерия, 1С Бухгалтерия, первичка, налоговая отчётность, бухгалтерская отчётность, ЭДО
needs the tax office keeps asking, books are a mess, file tax return, keep the books, submit reports, accounting for company, count salaries, accounts in order, annual report, tax declaration | запутались в отчётности, налоговая прислала требование, бардак в документах, сдать отчётность, сдать декларацию, вести учёт, сдать отчёт, посчитать зарплату, привести в порядок учёт, восстановить учёт, годовой отчёт, подать декларацию, бухгалтерия для ИП

taxation < finance, law
= taxes | налоги
doers tax advisor, tax consultant, tax lawyer, tax planner, tax adviser, tax specialist | налоговый консультант, налоговик, налоговый юрист, налоговый советник, специалист по налогам
work optimise taxes, advise on taxes, file taxes, plan taxes | оптимизирую налоги, консультирую по налогам, снижаю налоги, считаю налоги, возвращаю налоги
field tax, VAT, corporate tax, tax residency, transfer pricing, tax planning | налоги, НДС, УСН, НДФЛ, УСН и патент, ИП на патенте, патентная система налогообложения, на патенте, налоговое резидентство, трансфертное ценообразование, налоговая оптимизация, 3-НДФЛ
needs paying too much tax, where am I resident, pay taxes, taxes abroad, tax residence, tax deduction, reduce taxes, tax inspection, VAT refund, where to pay taxes, double taxation, tax audit | платим слишком много налогов, где я налоговый резидент, блокировка счёта налоговой, платить налоги, налоги за границей, налоговый вычет, снизить налоги, налоговая проверка, вернуть НДС, где платить налоги, двойное налогообложение, пришла налоговая, разобраться с налогами

audit < finance
= audit | аудит
doers auditor, internal auditor, Big Four auditor | аудитор, внутренний аудитор, ревизор
work audit companies, conduct audits | провожу аудит отчётности, аудирую, проверяю отчётность
field financial audit, internal audit, internal control, Big Four, Deloitte, KPMG, PwC, Ernst & Young | внутренний аудит, финансовый аудит, аудиторская проверка, большая четвёрка, внутренний контроль, ревизия
needs investor asks for audited accounts, suspect theft inside, audit company, check the accounts, audit report, independent audit | нужна аудированная отчётность, подозреваем воровство, проверить отчётность, аудиторское заключение, провести аудит, независимая проверка, проверить бухгалтерию

ifrs < bookkeeping
= IFRS reporting | МСФО
doers IFRS specialist, ACCA member, GAAP accountant | специалист по МСФО, методолог МСФО
work prepare IFRS statements, transform statements | готовлю отчётность по МСФО, трансформирую отчётность
field IFRS, GAAP, ACCA, consolidation of accounts, DipIFR | МСФО, АССА, консолидация отчётности, ДипИФР
needs bank wants IFRS, need consolidated accounts, IFRS reports, consolidated reports, transform accounts | банк требует МСФО, нужна консолидированная отчётность, отчётность по МСФО, консолидированная отчётность, перейти на МСФО

treasury < finance
= treasury | казначейство
doers treasurer, treasury manager, cash manager | казначей, руководитель казначейства
work manage liquidity, hedge currency risk | управляю ликвидностью, хеджирую валютные риски
field treasury, liquidity, cash management, hedging, FX risk | казначейство, ликвидность, хеджирование, валютный риск, платёжный календарь
needs currency losses, cash stuck in accounts, hedge currency, currency risk, lose on exchange rate, short of working capital | теряем на курсе, не хватает оборотки, курсовые потери, захеджировать валюту, не хватает оборотных

cross-border-payments < finance
= cross-border payments | международные платежи
doers payment agent, payments manager, currency payments specialist | платёжный агент, специалист по ВЭД-платежам, валютчик
work pay foreign suppliers, send international payments, make international payments, pay suppliers abroad | провожу платежи за рубеж, оплачиваю инвойсы, перевожу деньги за границу, провожу платежи, оплачиваю поставщикам за рубежом, помогаю с платежами
field SWIFT payment, cross-border payments, international transfer, Wise transfer, Payoneer, invoice payment abroad | свифт-перевод, трансграничные платежи, международные переводы, оплата инвойса, валютный контроль, платежи в Китай
needs bank returns the payment, account abroad was closed, transfer money abroad, pay abroad, receive payment from abroad, money from Russia, bank transfer abroad, pay contractors abroad, account abroad, payment rejected | банк вернул платёж, не можем оплатить поставщику, закрыли счёт за границей, перевести деньги за границу, оплатить за границей, получить оплату из-за границы, перевод за границу, платить подрядчикам, счёт за границей, отклонили платёж, вывести деньги из России, принимать оплату из-за рубежа

banking < finance
= banking | банковское дело
doers bank manager, bank employee, private banker, relationship manager in bank, bank clerk | банковский работник, банковский менеджер, приват-банкир, управляющий банком, сотрудник банка, менеджер банка
work work in a bank, open accounts | работаю в банке, открываю счета
field retail banking, private banking, Sberbank, neobank, bank account, corporate banking | банкинг, Сбер, Тинькофф, Т-Банк, Альфа-Банк, расчётный счёт, необанк, РКО, ВТБ
needs cannot open an account, account is blocked, open bank account, account blocked, bank closed account, bank refuses, open account abroad, bank asks documents, business account, frozen account | не открывают счёт, заблокировали счёт, 115-ФЗ, открыть счёт, заблокировали карту, банк закрыл счёт, банк отказывает, открыть счёт за границей, банк запросил документы, разблокировать счёт, заморозили счёт, банк заблокировал

lending < banking
= business lending | кредитование
doers loan officer, credit broker, credit analyst, underwriter of loans | кредитный брокер, кредитный аналитик, кредитный эксперт, кредитчик
work arrange loans, underwrite loans, provide loans | помогаю получить кредит, выдаю займы, оформляю кредиты
field loan, business credit, credit line, microfinance, debt financing, invoice factoring, collateral | кредит, займы бизнесу, овердрафт, МФО, кредитная линия, факторинг, залоговое имущество, банковская гарантия
needs bank refused a loan, need working capital, get a loan, business loan, loan for equipment, loan for farm, refinance a loan, bank loan | банк отказал, нужны оборотные средства, не дают кредит, получить кредит, взять кредит, кредит для бизнеса, кредит на оборудование, кредит на развитие, рефинансировать кредит, займ для бизнеса

mortgage < lending, real-estate
= mortgages | ипотека
doers mortgage broker, mortgage advisor | ипотечный брокер, ипотечник
work arrange mortgages, get mortgages approved | оформляю ипотеку, одобряю ипотеку
field mortgage, home loan, down payment, refinancing of mortgage | ипотека, первоначальный взнос, семейная ипотека, рефинансирование
needs mortgage was refused, rate is too high, get a mortgage, mortgage abroad, approve mortgage, family mortgage, refinance mortgage | не одобряют ипотеку, высокая ставка, взять ипотеку, получить ипотеку, ипотека за рубежом, одобрить ипотеку, рефинансировать ипотеку

leasing < lending
= equipment leasing | лизинг
doers leasing manager, leasing broker | менеджер по лизингу, лизинговый брокер, лизинговик
work lease equipment, arrange leasing | оформляю лизинг, сдаю в лизинг
field leasing, equipment leasing, car leasing, lessor | лизинг, автолизинг, лизинговая компания, возвратный лизинг
needs equipment too expensive to buy, vehicles on instalments, lease a truck, lease a car, equipment by instalments | техника в рассрочку, не хватает на оборудование, взять в лизинг, лизинг оборудования, лизинг грузовика, оборудование в лизинг, машина в лизинг, оборудование в рассрочку

fintech < finance
= fintech | финтех
doers fintech founder, fintech product manager, payments product manager | финтехер, продакт в финтехе, основатель финтеха
work build payment products, launch fintech | строю финтех, делаю платёжные продукты
field fintech, digital bank, BNPL, open banking, banking as a service, embedded finance, neobanking | финтех, цифровой банк, эмбеддед финанс, открытые API банков, рассрочка BNPL, цифровой рубль
needs need banking licence partner, need card issuing, card issuing, banking partner, payment licence, launch wallet | нужен банк-партнёр, хотим выпускать карты, выпустить карты, банк-партнёр, платёжная лицензия, запустить кошелёк

payment-acquiring < fintech
= payment processing | эквайринг
doers acquiring manager, PSP manager, payment processing specialist | менеджер по эквайрингу, специалист по процессингу
work connect payments, process payments, set up acquiring | подключаю эквайринг, подключаю приём платежей
field merchant acquiring, payment gateway, Stripe, PayPal, PSP, merchant account, chargeback | эквайринг, платёжный шлюз, процессинг, приём платежей, СБП, ЮКасса, чарджбэк
needs Stripe blocked us, cannot accept cards, accept payments, accept cards, payment on site, payment system blocked, accept foreign cards | не можем принимать платежи, клиенты не могут оплатить, принимать оплату, принимать карты, подключить оплату, оплата на сайте, принимать иностранные карты, подключить эквайринг

wealth-advice < finance
= personal finance | личные финансы
doers financial advisor, wealth manager, personal finance coach, financial planner, IFA | финансовый советник, финсоветник, финансовый консультант, финансовый коуч
work plan personal finances, manage wealth, teach financial literacy | составляю личный финансовый план, обучаю финграмотности, управляю благосостоянием
field personal finance, wealth management, financial literacy, retirement planning, family budget, FIRE movement | личные финансы, финграмотность, финансовая грамотность, пенсионные накопления, семейный бюджет, ЛФП
needs money slips through fingers, cannot save, save for pension, financial plan, save money | деньги утекают, не могу накопить, живу от зарплаты до зарплаты, накопить на пенсию, финансовый план, копить деньги, личный финансовый план

risk-management < finance
= risk management | управление рисками
doers risk manager, chief risk officer, CRO risk | риск-менеджер, рисковик, директор по рискам
work manage risks, assess credit risk | управляю рисками, оцениваю риски
field risk management, credit risk, operational risk, scoring model, Basel III | риск-менеджмент, кредитный риск, скоринг, операционный риск, управление рисками
needs losses from defaults, hidden risks in contracts, assess risks, reduce risks, risk of default | растут просрочки, не видим рисков, оценить риски, снизить риски, риск неплатежа, управлять рисками

aml-compliance < law, finance
= AML and compliance | комплаенс
doers compliance officer, AML officer, MLRO, KYC analyst | комплаенс-офицер, специалист по комплаенсу, комплаенс-менеджер, специалист по ПОД/ФТ
work run KYC, ensure compliance, check counterparties | провожу KYC, проверяю контрагентов, прохожу комплаенс
field AML, KYC, compliance, sanctions screening, KYB, source of funds | комплаенс, ПОД/ФТ, санкции, проверка контрагентов, происхождение средств
needs bank asks for source of funds, did not pass compliance, pass compliance, KYC documents, bank compliance | не проходим комплаенс, банк запросил документы, пройти комплаенс, подтвердить происхождение средств, документы для банка, источник средств

debt-collection < finance, law
= debt collection | взыскание долгов
doers debt collector, collections manager, bailiff | коллектор, взыскатель, специалист по взысканию, судебный пристав
work collect debts, recover receivables | взыскиваю долги, возвращаю дебиторку, работаю с должниками
field accounts receivable, debt collection, overdue debt, enforcement proceedings | дебиторка, дебиторская задолженность, взыскание долгов, исполнительное производство, просрочка
needs customer does not pay, they owe us money, client owes, collect a debt, unpaid invoice, buyer does not pay, customer delays payment, return debt | клиент не платит, нам должны денег, не возвращают долг, клиент должен, взыскать долг, не оплатили счёт, покупатель не платит, задерживают оплату, вернуть долг, не платят за работу, дебиторка висит, просроченная дебиторка

insurance < business
= insurance | страхование
doers insurance agent, insurance broker, underwriter, actuary, insurer | страховой агент, страховой брокер, андеррайтер, актуарий, страховщик
work sell insurance, insure, underwrite policies | страхую имущество, оформляю полисы, продаю страховки
field insurance, insurance policy, reinsurance, liability insurance | страхование, страховка, страховой полис, перестрахование, страховая компания, страховой случай
needs insurer refuses to pay, what if something happens, insure cargo, insure property, insure a house, choose insurance, insurance claim, insure workers | страховая не платит, отказали в выплате, застраховать груз, застраховать имущество, застраховать дом, выбрать страховку, получить выплату, застраховать сотрудников

motor-insurance < insurance
= motor insurance | автострахование
doers motor insurance agent, loss adjuster, car claims handler | агент ОСАГО, аварийный комиссар, автоэксперт по ущербу
work insure cars, adjust losses | страхую автомобили, урегулирую убытки
field motor insurance, car insurance, accident claim | ОСАГО, КАСКО, автострахование, ДТП
needs had a car accident, insurer underpaid repair, car accident, insure a car, insurance after accident | попал в ДТП, занизили выплату, страховка на машину, попали в аварию, застраховать машину, выплата после ДТП, оформить ОСАГО

health-life-insurance < insurance
= health and life insurance | страхование жизни и здоровья
doers life insurance advisor, health insurance broker | консультант по страхованию жизни, специалист по ДМС
work arrange health insurance, insure lives | оформляю ДМС, страхую жизнь
field health insurance, life insurance, unit-linked, medical insurance, travel insurance | ДМС, страхование жизни, НСЖ, ИСЖ, медицинская страховка, туристическая страховка
needs insurance for the staff, cover for relocation visa, insurance for visa, medical insurance abroad, insurance for employees | страховка для сотрудников, страховка для визы, страховка на визу, страховка за границей, ДМС для сотрудников

insurtech < insurance, fintech
= insurtech | иншуртех
doers insurtech founder, insurance product manager | основатель иншуртеха, продакт в страховании
work build insurance products, digitise insurance | делаю цифровое страхование, строю иншуртех
field insurtech, digital insurance, embedded insurance, telematics insurance | иншуртех, инсуртех, цифровое страхование, онлайн-страхование
needs need an insurer partner, claims are handled manually, insurance partner, insure online | нужен страховщик-партнёр, убытки разбираем вручную, партнёр-страховщик, страховка онлайн

esg < business
= ESG and sustainability | ESG и устойчивое развитие
doers ESG manager, sustainability manager, ESG consultant, chief sustainability officer | ESG-менеджер, менеджер по устойчивому развитию, ESG-консультант
work prepare sustainability reports, calculate carbon footprint | готовлю нефинансовую отчётность, считаю углеродный след
field ESG, sustainability, carbon footprint, carbon credits, non-financial reporting, CSR | устойчивое развитие, углеродный след, КСО, нефинансовая отчётность, углеродные единицы, социальная ответственность бизнеса
needs buyers demand ESG report, want to go green, ESG report, sustainability report, reduce emissions | требуют ESG-отчёт, хотим стать экологичнее, ESG-отчёт, отчёт об устойчивом развитии, снизить выбросы

tokenization < crypto-investing, fintech
= asset tokenisation | токенизация активов
doers tokenization expert, RWA founder | эксперт по токенизации, специалист по ЦФА
work tokenize assets, issue digital assets | токенизирую активы, выпускаю ЦФА
field RWA, tokenization, security token, digital financial assets | токенизация, ЦФА, реальные активы RWA, цифровые финансовые активы
needs split asset among investors, sell shares of property online, tokenise assets, issue tokens | разбить актив на доли, привлечь деньги через ЦФА, токенизировать активы, выпустить токены, выпустить ЦФА

economics < finance
= economic analysis | экономика
doers economist, macroeconomist, business economist | экономист, макроэкономист, экономист-плановик
work analyse the economy, forecast markets | анализирую экономику, прогнозирую рынки
field macroeconomics, econometrics, economic forecast, inflation | макроэкономика, эконометрика, инфляция, ключевая ставка, экономический прогноз
needs where the market is going, effect of the rate, industry forecast, market forecast | куда пойдёт рынок, что будет с курсом, прогноз рынка, прогноз курса

pricing < marketing, finance
= pricing | ценообразование
doers pricing manager, pricing analyst, pricing strategist | прайсинг-менеджер, аналитик по ценообразованию, специалист по ценообразованию
work set prices, design pricing plans | назначаю цены, выстраиваю ценообразование, разрабатываю тарифы
field pricing, price list, dynamic pricing, subscription pricing, price elasticity | ценообразование, прайсинг, прайс-лист, тарифная сетка, динамическое ценообразование
needs don't know what to charge, afraid to raise prices, raise prices, how to price, price for services | не знаю сколько брать, боюсь поднять цены, работаем в ноль, назначить цену, поднять цены, как оценить, цена на услуги, установить цены, сколько брать

sales < business
= sales | продажи
doers salesperson, sales manager, sales rep, salesman, seller of services, saleswoman | продажник, менеджер по продажам, сейлз, продажник со стажем, продавец-консультант, сейлз-менеджер
work sell services, close deals, make sales, sell to companies, bring clients | закрываю сделки, продаю услуги, продаю компаниям, привожу клиентов, занимаюсь продажами, веду продажи
field sales, deals closed, sales quota, upsell | продажи, план продаж, допродажи, воронка продаж
needs sales are falling, no customers, not enough clients, looking for clients, find clients, find customers, first clients, first customers, first sales, increase sales, sales dropped, more customers, get clients, need sales, new clients, clients abroad | ищу клиентов, ищу первых клиентов, продажи падают, нет клиентов, мало клиентов, не умею продавать, найти клиентов, найти заказчиков, первые клиенты, первые продажи, увеличить продажи, упали продажи, больше клиентов, привлечь клиентов, нужны продажи, нужны клиенты, нужны заказы, новые клиенты, ищем заказчиков, поднять продажи

head-of-sales < sales
= sales management | управление продажами
doers head of sales, sales director, CSO sales, CRO revenue, VP sales, chief revenue officer, ROP | РОП, коммерческий директор, директор по продажам, руководитель отдела продаж, комдир
work build sales teams, run sales department, set up sales department | строю отделы продаж, выстраиваю отдел продаж, руковожу продажами
field sales department, sales team, sales KPI, sales scripts, commission plan | отдел продаж, скрипты продаж, мотивация продавцов, KPI продавцов, ОП под ключ
needs managers do not sell, sellers keep leaving, build sales department, hire salespeople, sales system, motivate salespeople | менеджеры не продают, продажники увольняются, нет системы в продажах, построить отдел продаж, нанять продажников, система продаж, наладить продажи

b2b-sales < sales
= B2B sales | B2B-продажи
doers account executive, enterprise sales manager, B2B sales manager, key account manager, KAM | аккаунт-экзекьютив, менеджер B2B-продаж, менеджер по ключевым клиентам, КАМ, менеджер корпоративных клиентов
work sell to enterprises, sell to corporates, negotiate big contracts | продаю корпорациям, продаю в B2B, веду ключевых клиентов
field B2B, enterprise sales, long sales cycle, key accounts, B2B SaaS sales | B2B-продажи, корпоративные продажи, длинный цикл сделки, ключевые клиенты, бизнес для бизнеса
needs cannot reach decision makers, need corporate clients, sell to companies, sell to factories, corporate customers, reach decision makers, sell to hospitals, sell to schools, sell to banks, enterprise customers | не можем выйти на ЛПР, нужны корпоративные клиенты, нужны выходы на компании, продавать компаниям, продавать заводам, корпоративные клиенты, выйти на заказчика, выйти на ЛПР, продать в больницы, продать школам, продажи в B2B, крупные клиенты, выход на заводы

lead-generation < sales, marketing
= lead generation | лидогенерация
doers lead generation specialist, lead gen manager, lead generator, growth outreach specialist | лидген, лидогенератор, специалист по лидогенерации, лидген-менеджер
work generate leads, bring leads, qualify leads | привожу лидов, генерирую лиды, привожу заявки
field lead generation, leadgen, sales leads, MQL, SQL leads, lead magnet | лидогенерация, лиды, заявки на услуги, лид-магнит, квалификация лидов, целевые заявки
needs not enough leads, need inbound requests, get leads, few leads, more leads, more requests, expensive leads, stream of requests | нет заявок, мало лидов, лиды дорогие, получать заявки, больше заявок, мало заявок, поток заявок, поток клиентов, дорогие лиды, нужны лиды, нужны заявки

cold-outreach < lead-generation
= cold outreach | холодные продажи
doers SDR, BDR, telemarketer, outbound specialist, cold caller | СДР, телемаркетолог, оператор холодных звонков, аутрич-специалист
work cold call, send cold emails, do outbound, book meetings | обзваниваю базу, пишу холодные письма, назначаю встречи, делаю аутрич
field cold calls, cold email, outbound, Apollo.io, LinkedIn outreach, telemarketing | холодные звонки, аутрич, холодная рассылка, обзвон, телемаркетинг, холодные письма
needs nobody answers our emails, calendar is empty of meetings, write cold emails, outreach to companies | не отвечают на письма, никто не назначает встречи, назначать встречи, рассылка по компаниям, обзвонить компании

social-selling < lead-generation
= social selling on LinkedIn | продажи через LinkedIn
doers LinkedIn consultant, social selling expert, LinkedIn ghostwriter | эксперт по LinkedIn, специалист по социальным продажам
work grow LinkedIn profiles, sell through LinkedIn | развиваю профиль в LinkedIn, продаю через линкедин
field LinkedIn, Sales Navigator, social selling, LinkedIn profile | линкедин, линкедин-профиль, социальные продажи
needs my LinkedIn is dead, profile gets no views, promote on LinkedIn, clients from LinkedIn | линкедин не работает, профиль никто не смотрит, продвижение в LinkedIn, профиль в LinkedIn, клиенты из LinkedIn, вести линкедин

business-development < sales
= business development | развитие бизнеса
doers business developer, biz dev, bizdev, BDM, business development manager, head of business development | биздев, бизнес-девелопер, директор по развитию, менеджер по развитию бизнеса, директор по развитию бизнеса
work do business development, open new markets, find new business | занимаюсь биздевом, развиваю новые направления, ищу новые рынки
field business development, strategic deals, new business, go-to-market, GTM | бизнес-девелопмент, развитие бизнеса, новые направления бизнеса, выход на рынок, гоу-ту-маркет
needs how to enter the market, need first contracts, need first customers, enter new market, enter market, new markets, local partner, first contract, entry to market | как выйти на рынок, нужны первые контракты, выйти на рынок, новый рынок, новые рынки, местный партнёр, первый контракт, зайти на рынок, зайти в страну

partnerships < business-development
= partnerships | партнёрства
doers partnership manager, head of partnerships, alliance manager, channel manager, partner manager | менеджер по партнёрствам, партнёрский менеджер, директор по партнёрствам
work build partnerships, manage partner channel | выстраиваю партнёрства, развиваю партнёрскую сеть, запускаю партнёрские программы
field partnership programme, partner network, strategic partnership, channel sales, reseller | партнёрства, партнёрская программа, партнёрская сеть, реселлер, стратегическое партнёрство
needs looking for partners, need distribution channel, find partners, partner in city, partner in region, joint project, partner companies, partner programme | ищем партнёров, нужен партнёрский канал, найти партнёров, партнёр в регионе, партнёр в городе, партнёры в регионах, совместный проект, компании-партнёры, региональный партнёр

referral-networking < sales
= referrals and business networking | нетворкинг и рекомендации
doers networker, super connector, BNI member | нетворкер, коннектор, резидент бизнес-клуба
work make introductions, connect people, make intros, introduce people | знакомлю людей, делаю интро, свожу людей, открываю двери, знакомлю с нужными людьми, помогаю с контактами
field networking, warm intro, referral, BNI, business club | нетворкинг, тёплое интро, сарафан, сарафанное радио, бизнес-клуб, деловые знакомства
needs need introductions, know nobody in the industry, make contacts, useful contacts, get acquainted with entrepreneurs, right people, business contacts | нужны знакомства, нет нужных связей, никого не знаю в отрасли, полезные контакты, полезные знакомства, познакомиться с предпринимателями, нужные люди, деловые контакты, расширить круг

sales-training < sales
= sales training | обучение продажам
doers sales trainer, sales coach, sales consultant | тренер по продажам, бизнес-тренер по продажам, консультант по продажам
work train sales teams, coach sellers | обучаю продажам, тренирую продавцов, прокачиваю менеджеров
field sales training, SPIN selling, objection handling, sales techniques | тренинг по продажам, СПИН-продажи, работа с возражениями, техники продаж
needs sellers are afraid of price, cannot handle objections, train salespeople, learn to sell, sales script, handle objections, teach sellers | продавцы боятся цены, сливают сделки, обучить продавцов, научиться продавать, скрипт продаж, обучить менеджеров

negotiation < sales
= negotiation | переговоры
doers negotiator, negotiation coach, negotiation trainer | переговорщик, тренер по переговорам
work negotiate, prepare for negotiations, teach negotiation | веду переговоры, готовлю к переговорам, учу переговорам, торгуюсь
field negotiation, hard bargaining, BATNA, Harvard negotiation | переговоры, жёсткие переговоры, гарвардский метод
needs always give in on price, partner presses us, negotiate a contract, negotiate price, hard negotiations, negotiate with supplier, ask for raise | всегда уступаю, продавливают по цене, вести переговоры, договориться о цене, сложные переговоры, переговоры с поставщиком, подготовиться к переговорам, попросить повышение

crm < sales, automation-business
= CRM implementation | внедрение CRM
doers CRM consultant, CRM manager, CRM integrator, amoCRM integrator | CRM-менеджер, внедренец CRM, интегратор amoCRM, битриксоид, интегратор Битрикс24
work implement CRM, set up CRM, customise CRM | внедряю CRM, настраиваю CRM, внедряю Битрикс24
field CRM, HubSpot, Salesforce, Pipedrive, amoCRM, Bitrix24, Zoho | ЦРМ, амо, Битрикс24, амоCRM, срм-система, карточка клиента
needs leads get lost, clients are kept in Excel, choose CRM, lose requests, customer base in order | теряем заявки, клиенты в экселе, менеджеры забывают перезвонить, настроить CRM, внедрить CRM, выбрать CRM, нужна CRM, теряются заявки, база клиентов, порядок в заявках

call-centre < customer-service
= call centres | колл-центры
doers call centre operator, call center manager, contact centre head | оператор колл-центра, руководитель колл-центра, супервайзер контакт-центра
work run a call centre, take calls | обрабатываю звонки, руковожу колл-центром
field call centre, call center, contact centre, IP telephony, IVR | колл-центр, контакт-центр, телефония, кол-центр
needs missing incoming calls, customers wait on the line, answer calls, handle calls, call customers, missed calls | пропускаем звонки, не дозвониться, отвечать на звонки, обзвонить клиентов, пропущенные звонки, принимать звонки, обзвон базы

customer-service < business
= customer service | клиентский сервис
doers customer support agent, support manager, head of support, customer care manager | специалист поддержки, саппорт, руководитель поддержки, сотрудник техподдержки
work support customers, answer tickets | отвечаю клиентам, обрабатываю обращения, руковожу поддержкой
field customer support, customer service, helpdesk, Zendesk, Intercom, support tickets | служба поддержки, клиентский сервис, хелпдеск, техподдержка, обращения клиентов
needs drowning in tickets, bad reviews about service, answer customers, customer complaints, round-the-clock support, reply to messages | тонем в обращениях, клиенты жалуются, отвечать клиентам, жалобы клиентов, поддержка клиентов, круглосуточная поддержка, отвечать на сообщения, много обращений

customer-success < customer-service
= customer success | customer success
doers customer success manager, CSM, account manager, onboarding manager | менеджер по успеху клиента, аккаунт-менеджер, кастомер саксесс
work onboard customers, reduce churn, renew contracts | удерживаю клиентов, снижаю отток, веду клиентов
field customer success, churn, retention, NRR, onboarding of clients | удержание клиентов, отток клиентов, онбординг клиентов, ретеншн
needs customers leave after trial, churn is high, users leave, customers leave, keep clients, churn grows | клиенты уходят, высокий отток, пользователи уходят, удержать клиентов, снизить отток, растёт отток, продлевать подписку

customer-experience < customer-service
= customer experience | клиентский опыт
doers CX manager, customer experience manager, CX researcher | CX-менеджер, менеджер по клиентскому опыту, директор по клиентскому опыту
work map customer journeys, improve service quality | строю карты пути клиента, повышаю NPS
field CX, NPS, customer journey map, CJM, mystery shopping, CSAT | клиентский опыт, карта пути клиента, тайный покупатель, клиентоцентричность
needs don't know why clients leave, guests do not return, customer feedback, measure satisfaction, guests complain | не возвращаются клиенты, не знаем чем недовольны клиенты, отзывы клиентов, измерить удовлетворённость, гости жалуются, узнать мнение клиентов

tendering < sales, law
= tenders and public procurement | тендеры и госзакупки
doers tender manager, bid manager, tender specialist | тендерный специалист, тендеролог, специалист по госзакупкам, тендерщик
work prepare tender bids, take part in tenders | участвую в тендерах, готовлю тендерную документацию, сопровождаю тендеры
field tender, public procurement, RFP, bid, government contract | тендер, госзакупки, 44-ФЗ, 223-ФЗ, госзаказ, госконтракт, электронная площадка
needs want state contracts, we lose all tenders, win tender, government order, public tenders | хотим в госзаказ, не выигрываем тендеры, выиграть тендер, участвовать в тендерах, выйти на госзакупки, найти тендеры
`
