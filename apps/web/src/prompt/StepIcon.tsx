import { Icon } from "../shell/Icon.tsx";

const drawing: { readonly [step: string]: string } = {
  ahead: "M8 14V2M4 6l4-4l4 4",
  back: "M8 2v12M4 10l4 4l4-4",
  sideLeft: "M14 8H2M6 4L2 8l4 4",
  sideRight: "M2 8h12M10 4l4 4l-4 4",
  turnLeft: "M13 14V9a5 5 0 0 0-5-5H2.5M6 .5L2.5 4L6 7.5",
  turnRight: "M3 14V9a5 5 0 0 1 5-5h5.5M10 .5L13.5 4L10 7.5",
  pivotLeft: "M4 4.5a5.5 5.5 0 1 1-1.4 4.6M3.6.8v4h4",
  pivotRight: "M12 4.5a5.5 5.5 0 1 0 1.4 4.6M12.4.8v4h-4",
};

/** What one press does to the way, as an arrow; its button has the words. */
export const StepIcon = ({ name }: { name: string }) => <Icon line={drawing[name]} width={1.7} />;
