// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { LedgerTarget, MentalModelsGetModelInput, MentalModelsGetModelOutput, MentalModelsListModelsInput, MentalModelsListModelsOutput, MentalModelsListTagsInput, MentalModelsListTagsOutput } from "../types/index.ts";
import type { ReadCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of models/catalog. */
export interface ModelsCatalogHandlers<Store> {
    /** One mental model whole: when to use it, the process step by step, its principle, an example, and traps. */
    mental_models_get_model(input: MentalModelsGetModelInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<MentalModelsGetModelOutput>;
    /** The mental models there are, by tag if you like; with an active domain, those of the domain. */
    mental_models_list_models(input: MentalModelsListModelsInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<MentalModelsListModelsOutput>;
    /** What mental models are for: each tag, and when models that bear it help. */
    mental_models_list_tags(input: MentalModelsListTagsInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<MentalModelsListTagsOutput>;
}

/** All that the room models brings along. */
export interface ModelsRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: ModelsCatalogHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, never>;
  readonly targets: {  };
  readonly lines: {  };
}
