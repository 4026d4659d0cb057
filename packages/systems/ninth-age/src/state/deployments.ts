import { DEPLOYMENTS, OBJECTIVES } from "../book/tables.ts";

export { DEPLOYMENTS, OBJECTIVES };
export type DeploymentType = (typeof DEPLOYMENTS)[number];
export type Objective = (typeof OBJECTIVES)[number];

/** What is not played yet; when rolled, the die is rolled again. All rows are. */
const LATER: ReadonlySet<string> = new Set();
export const played = (id: DeploymentType | Objective): boolean => !LATER.has(id);

export const deploymentRule = (id: DeploymentType): string => `t9a.deployment.${id}`;
export const objectiveRule = (id: Objective): string => `t9a.objective.${id}`;
