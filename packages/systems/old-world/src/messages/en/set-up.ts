/** Set-up and Strategy phase, in English. */
export const setUp = {
  "phase.strategy": "Strategy Phase",
} satisfies { readonly [key: string]: string };
