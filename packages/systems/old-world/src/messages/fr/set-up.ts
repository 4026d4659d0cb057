/** Set-up and Strategy phase, in French. */
export const setUp = {
  "phase.strategy": "Phase de Stratégie",
} satisfies { readonly [key: string]: string };
