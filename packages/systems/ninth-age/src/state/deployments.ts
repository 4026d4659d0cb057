import { DEPLOYMENTS, OBJECTIVES } from "../book/tables.ts";

export { DEPLOYMENTS, OBJECTIVES };
export type DeploymentType = (typeof DEPLOYMENTS)[number];
export type Objective = (typeof OBJECTIVES)[number];

/** What needs ambushes or war machines is not played yet; when rolled, the die is rolled again. */
const LATER: ReadonlySet<string> = new Set(["dawn-assault", "counterthrust", "marching-columns"]);
export const played = (id: DeploymentType | Objective): boolean => !LATER.has(id);

export const deploymentRule = (id: DeploymentType): string => `t9a.deployment.${id}`;
export const objectiveRule = (id: Objective): string => `t9a.objective.${id}`;
