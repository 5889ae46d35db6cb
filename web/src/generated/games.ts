// Written by web/generate_types.py from what games and server declare: change that, `make types`.

import type * as AmunRe from './amun-re';
import type * as Ankh from './ankh';
import type * as Kemet from './kemet';
import type * as Tekhenu from './tekhenu';

export interface Games {
  'amun-re': { view: AmunRe.View; event: AmunRe.GameEvent; data: AmunRe.Data };
  'ankh': { view: Ankh.View; event: Ankh.GameEvent; data: Ankh.Data };
  'kemet': { view: Kemet.View; event: Kemet.GameEvent; data: Kemet.Data };
  'tekhenu': { view: Tekhenu.View; event: Tekhenu.GameEvent; data: Tekhenu.Data };
}
