# Слова доски «Кемета», которых нет в самой игре.

kemet-map = Карта Кемета
kemet-tab-map = Карта
kemet-tab-day = День
kemet-tab-powers = Жетоны
kemet-tab-hand = Рука
kemet-tab-players = Игроки
kemet-letter-ruby = Р
kemet-letter-sapphire = С
kemet-letter-diamond = А
kemet-letter-onyx = О
kemet-under_sand = под песком
kemet-east_bank = Восточный берег
kemet-race = победа, если удержать к началу хода
kemet-day = Ваш день
kemet-day-of = День: { $seat }
kemet-deed-move = Поход
kemet-deed-recruit = Наём
kemet-deed-build = Стройка
kemet-deed-pray = Молитва
kemet-deed-buy = Покупка
kemet-tiers-due = Ступени { $tiers } ещё без фишек: оставшиеся ({ $left }) пойдут туда.
kemet-tiers-empty = Ступени ещё без фишек: { $tiers }
kemet-decision = Решение
kemet-hand = Ваши карты
kemet-powers = Жетоны способностей
kemet-powers-hint = Наведите на жетон, чтобы прочитать его. Золотой край: можно купить сегодня.
kemet-filter = Показать
kemet-filter-all = все жетоны
kemet-filter-today = можно купить сегодня
kemet-filter-battle = для сражений
kemet-filter-move = для перемещений
kemet-filter-night = ночью
kemet-filter-mine = мои
kemet-filter-others = чужие
kemet-keep = Сравнить
kemet-keep-not = Отпустить
kemet-price = Цена: { $pp } ОМ.
kemet-today = Можно купить сегодня.
kemet-lack-copy = Жетоны закончились.
kemet-lack-art = Он у вас есть.
kemet-lack-color = { $colour } цвет сегодня уже куплен.
kemet-lack-pyramid = { $has ->
    [0] { $colour } цвет: нужна пирамида высотой { $needs }, вы не контролируете ни одной.
   *[other] { $colour } цвет: нужна пирамида высотой { $needs }, у вашей высота { $has }.
}
kemet-lack-space = Нет свободной ячейки этого цвета.
kemet-lack-pp = У вас { $has } ОМ.
kemet-units = Воинов на поле: { $army }, в запасе: { $supply }
kemet-fame-of = постоянных { $lasting }, временных { $held }
kemet-march = Поход: { $area }
kemet-march-range = Воинов: { $units }, шагов: { $points }, областей в пределах досягаемости: { $areas }
kemet-march-hint = Выберите область на карте: число — шаги, мечи — сражение.
kemet-march-there = Идти сюда
kemet-march-split = идут { $go }, остаются { $stay }
kemet-creature-goes = { $creature }: идёт с войском
kemet-creature-stays = { $creature }: остаётся
kemet-march-forget = Другой путь
kemet-or-teleport = или телепортацией: шагов { $points }, { $pp } ОМ
kemet-odds = Победа в { $wins } из { $pairs } пар
kemet-odds-holds = с уцелевшими: { $holds }
kemet-odds-sure = при любых картах БВ: { $sure }
kemet-odds-then = побед { $wins }
kemet-battle = Сражение
kemet-battle-secret = военный совет · тайно
kemet-battle-open = карты вскрыты
kemet-battle-won = Победа: { $seat }
kemet-attacks = атакует
kemet-defends = обороняется
kemet-units-left = { $count ->
    [0] никого не осталось
    [one] остался { $count } воин
    [few] осталось { $count } воина
   *[many] осталось { $count } воинов
}
kemet-your-cards = ваши карты против
kemet-their-cards = { $seat }: в руке { $count } из этих { $may }, карт БВ: { $divine }
kemet-card-aside = в сброс
kemet-used = вышла
kemet-aside = вниз
kemet-pair-holds = победа, есть уцелевшие
kemet-pair-wins = победа, никто не уцелел
kemet-pair-lost = поражение
kemet-pair-key = потери ваши : противника
kemet-pair-losses = (ваши потери { $lost }, противника { $killed })
kemet-step-cards = Карты
kemet-step-strength = Сила
kemet-step-damage = Урон
kemet-step-protection = Защита
kemet-step-losses = Потери
kemet-step-winner = Победитель
kemet-step-rewards = Слава и награды
kemet-step-after = Отступление и отзыв
kemet-number-units = воины
kemet-number-count = воины
kemet-number-height = высота
kemet-number-veterans_pp = ветераны
kemet-number-veterans_di = карты
kemet-says-troop = { $seat }, воинов: { $count }
kemet-says-pyramid = { $colour } цвет, пирамида высотой { $height }
kemet-says-fame = очко славы: { $seat }
kemet-says-way = { $points ->
    [0] телепортацией за { $pp } ОМ
   *[other] шагов: { $points }
}
kemet-says-odds = сражение, победа в { $wins } из { $pairs } пар
kemet-short-war_rage = +1 к силе
kemet-short-war_fury = +2 к силе
kemet-short-bloody_battle = +1 к урону
kemet-short-bloodbath = +2 к урону
kemet-short-bronze_wall = +1 к защите
kemet-short-iron_wall = +2 к защите
kemet-short-glory = ОМ за победу
kemet-short-swiftness = +1 шаг
kemet-short-transfer = к обелиску
kemet-short-open_gates = сквозь стены
kemet-short-raining_fire = гибнет воин
kemet-short-prayer = даёт ОМ
kemet-short-enlistment = ставит воинов
kemet-short-mana_theft = отнимает ОМ
kemet-short-diversion = без эффекта
kemet-end-turn = Начался ход
kemet-end-tie = При равной славе побеждает тот, чей ход начался; остальные делят место.
