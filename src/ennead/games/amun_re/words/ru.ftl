# Амон-Ра: вопросы, варианты, строки журнала и причины отказа. Названия и тексты карт — в data.yaml.

# What it is, in the lobby.
about = Аукцион провинций, дары Амону-Ра и пирамиды вдоль Нила. Три раунда Старого царства, три — Нового.

## Настройки

option-expert = Правила для опытных игроков
    .text = Каждый получает три карточки провинций и каждый раунд тайно выбирает, какую из них выставить на аукцион.

## Слова

answer-no = нет
answer-yes = да
direction-up = вверх
direction-down = вниз
goods-cards = карточки, земледельцы, камни
goods-farmers = земледельцы, камни
goods-stones = камни
goods-nothing = ничего

## Вопросы

prompt-expert_pick = Выберите карточку провинции для этого аукциона.
prompt-auction_turn = Сделайте ставку на провинцию.
prompt-auction_pass = Ваша ставка в силе: пас или «Защита».
prompt-auction_pass_plain = Ваша ставка в силе: пас.
prompt-place_stone = { $left ->
    [1] Поместите камень.
   *[other] Поместите камень (осталось: { $left }).
}
prompt-market_action = { $open_id ->
    [nothing] Покупки окончены: играйте карточки или завершите ход.
   *[other] Рынок: доступны { $open }.
}
prompt-place_farmer = { $left ->
    [1] Поместите земледельца на свободное поле.
   *[other] Поместите земледельца на свободное поле (осталось: { $left }).
}
prompt-offering_choice = Тайно подготовьте подношение.
prompt-offering_add_change = Добавить к подношению «Изменение Подношений»?
prompt-offering_change_direction = Увеличьте или уменьшите сумму подношений на 3.
prompt-reward_choice = { $left ->
    [1] Выберите награду.
   *[other] Выберите награду (осталось: { $left }).
}
prompt-harvest_cards = Сыграйте карточки урожая или получите доход.
prompt-harvest_cards_plain = Получите доход.
prompt-scoring_cards = Сыграйте жёлтые карточки с выполненным условием.
prompt-scoring_cards_plain = Жёлтых карточек на очки сейчас нет: продолжайте.

## Варианты

action-pick = Выставить на аукцион: { $province }
action-bid = { $province }: ставка { $amount }
action-bribe = Подкуп: { $province }, новая ставка { $amount }
action-protect = Сыграть «Защиту»
action-pass = Пас
action-sell = Продать «{ $card }» за 1 золото
action-place = { $province }
action-buy_cards = Купить { $number ->
    [one] { $number } карточку благ
    [few] { $number } карточки благ
   *[many] { $number } карточек благ
}
action-buy_farmers = Купить { $number ->
    [one] { $number } земледельца
    [few] { $number } земледельцев
   *[many] { $number } земледельцев
}
action-buy_stones = Купить { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
}
action-architect = Архитектор: { $province }, два камня превращаются в пирамиду
action-free_farmer = Свободный Земледелец: { $province }
action-end = Завершить ход на рынке
action-thief = Сыграть «Кражу»
action-offer = Поднести { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }
action-change = { $answer_id ->
    [yes] Добавить «Изменение Подношений»
   *[no] Не добавлять
}
action-turn = { $direction_id ->
    [up] Увеличить сумму на 3
   *[down] Уменьшить сумму на 3
}
action-take_card = Взять карточку благ
action-take_farmer = Взять земледельца: { $province }
action-take_stone = Взять камень: { $province }
action-treasury = Сокровищница: { $province }, 8 золота вместо дохода
action-big_harvest = Большой Урожай: { $province }
action-score = Сыграть «{ $card }»: 3 очка
action-done = Готово

## Что произошло

event-first_player = Первый игрок — { $seat }.
event-round = Начинается раунд { $round } из 6: { $kingdom }.
event-dealt_provinces = { $province_id ->
    [hidden] { $seat } получает карточку провинции.
   *[other] { $seat } получает карточку провинции: { $province }.
}
event-picked = { $seat } выставляет на аукцион провинцию { $province }.
event-for_sale = { $cards ->
    [0] На аукцион выставлена провинция { $province }.
    [one] На аукцион выставлена провинция { $province }, на ней { $cards } карточка рубашкой вверх.
    [few] На аукцион выставлена провинция { $province }, на ней { $cards } карточки рубашкой вверх.
   *[many] На аукцион выставлена провинция { $province }, на ней { $cards } карточек рубашкой вверх.
}
event-bid = { $seat } ставит { $gold } на провинцию { $province }.
event-outbid = { $by } перебивает ставку игрока { $seat } на провинцию { $province }.
event-passed = { $seat } пасует.
event-protected = { $seat } играет «Защиту».
event-bribed = { $seat } играет «Подкуп» и возвращается в провинцию { $province }: ставка { $gold }.
event-sold = { $seat } продаёт «{ $card }»: +{ $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }.
event-paid = { $seat } платит { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    } и получает провинцию { $province }.
event-instant_gold = Провинция { $province } сразу приносит { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }: { $seat }.
event-drew = { $card_id ->
    [hidden] { $seat } получает карточку благ.
   *[other] { $seat } получает «{ $card }».
}
event-stone = { $seat } помещает камень в провинцию { $province }.
event-pyramid = { $pyramids ->
    [1] В провинции { $province } построена первая пирамида.
   *[other] В провинции { $province } построена пирамида, теперь их { $pyramids }.
}
event-bought_cards = { $count ->
    [one] { $seat } покупает { $count } карточку благ за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
    [few] { $seat } покупает { $count } карточки благ за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
   *[many] { $seat } покупает { $count } карточек благ за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-bought_farmers = { $count ->
    [one] { $seat } покупает { $count } земледельца за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
   *[many] { $seat } покупает { $count } земледельцев за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-bought_stones = { $count ->
    [one] { $seat } покупает { $count } камень за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
    [few] { $seat } покупает { $count } камня за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
   *[many] { $seat } покупает { $count } камней за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-farmer = { $seat } помещает земледельца в провинцию { $province }.
event-architect = { $seat } играет «Архитектора» в провинции { $province }.
event-free_farmer = { $seat } играет «Свободного Земледельца» в провинции { $province }.
event-market_done = { $seat } уходит с рынка.
event-ready = { $seat }: выбор сделан.
event-offered = { $change_id ->
    [yes] { $seat } подносит { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        } и «Изменение Подношений».
   *[no] { $seat } подносит { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-thief = { $change_id ->
    [yes] { $seat } играет «Кражу» и «Изменение Подношений».
   *[no] { $seat } играет «Кражу».
}
event-total = Сумма всех подношений: { $total }.
event-changed_total = { $by ->
    [-3] { $seat } уменьшает сумму на 3: теперь { $total }.
   *[other] { $seat } увеличивает сумму на 3: теперь { $total }.
}
event-active_tile = Сумма подношений — { $total }: активен жетон { $tile }.
event-stole = { $seat } берёт { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    } из запаса.
event-rewards = { $count ->
    [one] { $seat }: место { $rank }, { $count } награда.
    [few] { $seat }: место { $rank }, { $count } награды.
   *[many] { $seat }: место { $rank }, { $count } наград.
}
event-marker = Жетон первого игрока получает { $seat }.
event-treasury = { $seat } играет «Сокровищницу» в провинции { $province }: { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    } вместо дохода.
event-big_harvest = { $seat } играет «Большой Урожай» в провинции { $province }.
event-income = Провинция { $province } приносит { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }: { $seat }.
event-harvested = { $seat } собирает урожай: { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }.
event-scored = { $points ->
    [one] { $seat } получает { $points } очко: { $source }.
    [few] { $seat } получает { $points } очка: { $source }.
   *[many] { $seat } получает { $points } очков: { $source }.
}
event-scored_card = { $points ->
    [one] { $seat } играет «{ $card }»: { $points } очко.
    [few] { $seat } играет «{ $card }»: { $points } очка.
   *[many] { $seat } играет «{ $card }»: { $points } очков.
}
event-new_kingdom = Старое Царство окончено: летописцы и земледельцы покидают поле, камни и пирамиды остаются.
event-left = { $farmers ->
    [0] Провинцию { $province } покидает летописец игрока { $seat }.
    [one] Провинцию { $province } покидают летописец игрока { $seat } и { $farmers } земледелец.
    [few] Провинцию { $province } покидают летописец игрока { $seat } и { $farmers } земледельца.
   *[many] Провинцию { $province } покидают летописец игрока { $seat } и { $farmers } земледельцев.
}
event-reshuffled = Сброс перемешан, в новой колоде благ { $cards ->
    [one] { $cards } карточка.
    [few] { $cards } карточки.
   *[many] { $cards } карточек.
}
event-final_gold = { $points ->
    [one] { $seat }: золота в конце игры — { $gold }, за него { $points } очко.
    [few] { $seat }: золота в конце игры — { $gold }, за него { $points } очка.
   *[many] { $seat }: золота в конце игры — { $gold }, за него { $points } очков.
}
event-winner = { $points ->
    [one] Победа: { $seat }, { $points } очко.
    [few] Победа: { $seat }, { $points } очка.
   *[many] Победа: { $seat }, { $points } очков.
}
final-score = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}

## Дополнительные условия

tie_break-pyramids = больше пирамид
tie_break-stones = больше камней
tie_break-shared = общая победа

## Почему нельзя

refusal-other-phase = Это делают в другой фазе: { $phase }.
refusal-other-question = Сейчас нужно решить другое; сначала ответьте на вопрос.
refusal-no-sale-now = Посреди этого действия карточки не продают; сначала завершите его.
refusal-not-your-province-card = У вас нет карточки провинции { $province }.
refusal-card-not-in-hand = У вас нет карточки «{ $card }».
refusal-card-already-played = В этой фазе вы уже сыграли «{ $card }».
refusal-card-scores-nothing = «{ $card }» — не жёлтая карточка, очков она не приносит.
refusal-too-few-symbols = Для карточки «{ $card }» нужно символов карточек благ в ваших провинциях: { $needs }; у вас { $has }.
refusal-too-few-farmers = Для карточки «{ $card }» нужно земледельцев в ваших провинциях: { $needs }; у вас { $has }.
refusal-not-on-one-side = Для карточки «{ $card }» все ваши провинции ({ $needs }) должны лежать по одну сторону Нила; сейчас таких не больше { $has }.
refusal-not-all-on-the-nile-or-off-it = Для карточки «{ $card }» все ваши провинции ({ $needs }) должны лежать на побережье Нила или все — вдали от него; сейчас совпадают не больше { $has }.
refusal-not-in-one-land = Для карточки «{ $card }» все ваши провинции ({ $needs }) должны лежать в Верхнем Египте или все — в Нижнем; сейчас совпадают не больше { $has }.
refusal-your-bid-stands = Ваша ставка на провинцию { $province } в силе: новую можно сделать, только если её перебьют.
refusal-province-not-for-sale = Провинция { $province } в этом раунде не продаётся.
refusal-barred-after-outbid = Вашу ставку на провинцию { $province } только что перебили: ставьте в другой или вернитесь с «Подкупом».
refusal-bribe-only-where-barred = «Подкуп» действует только там, где вашу ставку только что перебили, а это не провинция { $province }.
refusal-bid-cannot-be-beaten = Ставку на провинцию { $province } перебить уже нечем: выше клеток нет.
refusal-bid-too-low = На провинцию { $province } стоит ставка { $stands } ({ $seat }); чтобы перебить её, нужно не меньше { $needs }.
refusal-bid-too-low-for-protection = На провинцию { $province } стоит ставка { $stands } под «Защитой» ({ $seat }); чтобы перебить её, нужно не меньше { $needs }.
refusal-not-enough-gold = Нужно золота: { $needs }; у вас { $has }.
refusal-cards-bought = В этот ход вы уже купили карточки; остались земледельцы и камни.
refusal-farmers-bought = В этот ход вы уже купили земледельцев; остались только камни.
refusal-stones-bought = В этот ход вы уже купили камни; на этом покупки закончены.
refusal-no-card-symbols = Ни в одной вашей провинции нет символа карточек благ, поэтому купить их нельзя.
refusal-too-many-cards = { $most ->
    [one] В лучшей вашей провинции { $most } символ карточек благ: больше карточек купить нельзя.
    [few] В лучшей вашей провинции { $most } символа карточек благ: больше карточек купить нельзя.
   *[many] В лучшей вашей провинции { $most } символов карточек благ: больше карточек купить нельзя.
}
refusal-few-cards-left = { $most ->
    [0] Карточек благ для покупки не осталось.
    [one] Осталась лишь { $most } карточка благ.
    [few] Осталось лишь { $most } карточки благ.
   *[many] Осталось лишь { $most } карточек благ.
}
refusal-too-few-fields = { $most ->
    [0] В ваших провинциях нет свободных полей.
    [one] В ваших провинциях лишь { $most } свободное поле.
    [few] В ваших провинциях лишь { $most } свободных поля.
   *[many] В ваших провинциях лишь { $most } свободных полей.
}
refusal-no-cards-left = Карточек благ не осталось.
refusal-not-your-province = Провинция { $province } не ваша.
refusal-too-few-stones = { $has ->
    [0] «Архитектору» нужно камней в одной провинции: { $needs }; в провинции { $province } их нет.
   *[other] «Архитектору» нужно камней в одной провинции: { $needs }; в провинции { $province } — { $has }.
}
refusal-no-farmers-there = В провинции { $province } нет земледельцев.
refusal-treasury-there = В провинции { $province } вы сыграли «Сокровищницу»: «Большой Урожай» там пропал бы.
refusal-big-harvest-there = В провинции { $province } вы сыграли «Большой Урожай»: «Сокровищница» отменила бы его.
refusal-no-free-field = В провинции { $province } нет свободного поля.

## Как стоит игра

status = { $over_id ->
    [yes] Игра окончена
   *[no] Раунд { $round } из { $rounds } · { $phase } · { $kingdom }
}

## Что видно на столе

field-expert = Правила для опытных
field-kingdom = Царство
field-round = Раунд
field-phase = Фаза
field-first_player = Первый игрок
field-turn_order = Порядок хода
field-tile = Активный жетон
field-tile_value = Земледелец и храм — по
field-camel = Караваны приносят золото
field-total = Сумма подношений
field-total_tile = Жетон по этой сумме
field-for_sale = На аукционе
field-goods_open = Ещё можно купить
field-awards = Больше всего пирамид
field-power_deck = Колода благ
field-power_discard = Сброс благ
field-province_deck = Колода провинций
field-province_discard = Сброс провинций
field-seats = Игроки
field-provinces = Провинции
field-vp = Победные очки
field-points = Очки по источникам
field-Award-points = Очки
field-by_kingdom = Очки по царствам
field-projected = При подсчёте сейчас
field-conditions = Условия жёлтых карточек
field-has = Есть
field-needs = Нужно
field-met = Выполнено
field-owner = Владелец
field-farmers = Земледельцы
field-ProvinceView-farmers = Земледельцы на полях
field-free_farmers = Свободные Земледельцы
field-free_fields = Свободные поля
field-stones = Камни
field-pyramids = Пирамиды
field-cards = Карточки рубашкой вверх
field-sets = Пирамид в каждой провинции
field-card_limit = Сколько карточек можно купить
field-income = Доход
field-income_with = Доход при каждом жетоне
field-scribes = Летописцы в запасе
field-bid = Ставка
field-bidder = Лидирует
field-lowest_bid = Наименьшая возможная ставка
field-province = Провинция
field-gold = Золото
field-barred = Ставка перебита
field-protected = Под защитой
field-played = Сыграно
field-offered = Подношение
field-added = Вклад в сумму
field-rank = Место по подношению
field-rewards = Награды
field-hand_size = Карточки на руке
field-province_cards = Карточки провинций
field-hand = Рука
field-yellow_points = Очки за жёлтые карточки
field-province_hand = Провинции на руке
field-holders = Лидируют

## Что даст действие

preview-points = Очки
preview-points_if_scored = Очки при подсчёте сейчас
preview-gold = Золото
preview-standing_bid = Золото на ставке
preview-income = Доход с урожая
preview-cards = Карточки благ
preview-pyramids = Пирамиды
preview-stones = Камни
preview-farmers = Земледельцы
preview-place_in_turn_order = Место в порядке хода
preview-total = Сумма подношений
preview-rival_points_if_scored = { $seat } при подсчёте сейчас
preview-outbids = Ставка игрока { $seat } перебита: провинция { $province } для него пока закрыта.
preview-wins_province = Вы получаете провинцию { $province } за { $gold } { $gold ->
    [one] золото
   *[many] золота
}.
preview-protects = До конца аукциона перебить вас можно только на две клетки выше.
preview-goods_still_open = После этого ещё доступно: { $goods }.
preview-stones_to_place = { $count ->
    [one] Вы сразу размещаете { $count } камень.
    [few] Вы сразу размещаете { $count } камня.
   *[many] Вы сразу размещаете { $count } камней.
}
preview-farmers_to_place = { $count ->
    [one] Вы сразу размещаете { $count } земледельца.
   *[many] Вы сразу размещаете { $count } земледельцев.
}
preview-majority_gained = По пирамидам лидируете вы: { $sides }.
preview-majority_lost = Вы теряете лидерство по пирамидам: { $sides }.
preview-rival_majority_lost = { $seat } теряет лидерство по пирамидам: { $sides }.
preview-set_grows = { $pyramids ->
    [one] Во всех ваших провинциях будет по { $pyramids } пирамиде.
   *[many] Во всех ваших провинциях будет по { $pyramids } пирамиды.
}
preview-thief_takes_gold = Вы берёте из запаса { $gold } золота и не получаете наград.
preview-first_unless_more = Вы будете первым, если никто не поднесёт больше { $gold }.
preview-first_unless_as_much_before = Вы будете первым, если никто не поднесёт больше { $gold } и никто из сидящих перед вами — столько же.
preview-tile_if_others = Жетон { $tile }, если вклад остальных — от { $low } до { $high }: ваш урожай { $gold }.
preview-tile_if_others_at_most = Жетон { $tile }, если вклад остальных — { $high } или меньше: ваш урожай { $gold }.
preview-tile_if_others_at_least = Жетон { $tile }, если вклад остальных — { $low } или больше: ваш урожай { $gold }.
preview-moves_total_later = После вскрытия вы увеличите или уменьшите сумму на { $by }.
preview-tile_becomes_active = Активным станет жетон { $tile }.
preview-tile_so_far = Сумма приведёт к жетону { $tile }, но её ещё могут изменить.
preview-harvest_brings = Этот урожай принесёт вам золота: { $gold } вместо { $was }.
preview-marker_goes = Жетон первого игрока получает { $seat }.
preview-new_kingdom = Старое Царство заканчивается: летописцы и земледельцы покидают поле.
preview-game_ends = Игра заканчивается.
preview-round_begins = Начинается раунд { $round }.
preview-phase_begins = Начинается следующая фаза: { $phase }.
preview-turn_passes = Затем ходит { $seat }.

# Для первых партий: о чём решение и что останется неиспользованным.
first-auction_turn = Аукцион: в каждом раунде каждый получает ровно одну провинцию. Чью ставку перебили, тот сначала ставит на другую провинцию.
first-market_action = Рынок: сначала карточки, потом земледельцы, потом камни, каждый товар не больше раза и без возврата. Чем больше одного товара сразу, тем он дороже.
first-place_stone = Три камня в одной провинции становятся пирамидой. Больше всего очков дают пирамиды во всех трёх ваших провинциях.
first-offering_choice = Подношения: каждый готовит своё тайно. Сумма решает, что принесёт урожай, а ваше место — какие награды вы получите.
first-reward_choice = Награды: за каждую возьмите карточку, земледельца или камень.
first-harvest_cards = Урожай: земледельцы приносят золото. Карточки этой фазы действуют сейчас или уже в следующий урожай.
first-scoring_cards = Промежуточный подсчёт: жёлтая карточка приносит очки сейчас, если её условие выполнено; иначе она ждёт следующего подсчёта.
unused-architect = Ещё можно сыграть «Архитектора»: два камня станут пирамидой.
unused-free_farmer = Ещё можно поместить земледельца карточкой «Свободный Земледелец».
unused-treasury = Ещё можно сыграть «Сокровищницу»: 8 золота вместо дохода провинции.
unused-big_harvest = Ещё можно сыграть «Большой Урожай» и получить больше золота.
unused-score = Ещё можно получить очки за жёлтую карточку.
