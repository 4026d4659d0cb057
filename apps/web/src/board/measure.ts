import { useEffect, useState } from "react";
import { type Measure, roughly } from "./labels.ts";

/** Widths of words in the letters of labels, kept: a board asks for the same few again and again. */
function measuring(): Measure {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return roughly;
  pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue("--sans")}`;
  const known = new Map<string, number>();
  return (text) => {
    const was = known.get(text);
    if (was !== undefined) return was;
    const width = pen.measureText(text).width / 100;
    known.set(text, width);
    return width;
  };
}

/** Measures texts as labels are written; anew once the page's own letters have come. */
export function useMeasure(): Measure {
  const [measure, setMeasure] = useState<{ readonly of: Measure }>(() => ({ of: measuring() }));
  useEffect(() => {
    let gone = false;
    void document.fonts.ready.then(() => gone || setMeasure({ of: measuring() }));
    return () => {
      gone = true;
    };
  }, []);
  return measure.of;
}
