/** Words that no first page and no first move needs; where they are is told with the parts that say them. */

import { tellOf } from '../language.svelte';
import { know } from './words';

know(
  import.meta.glob<string>(['../../../src/serai/text/*/table-{errors,settings,pages,replay,learn,menu,ends,coach,aids,puzzles,return,people,challenge,dealing}.ftl', '../../../src/serai/text/*/*/{rules,learn,coach,statistics}.ftl'], { query: '?raw', import: 'default' }),
);

export const tellFurther = tellOf;
