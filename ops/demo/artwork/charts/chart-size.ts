/** Every chart's width and height, in pixels. */
export const chartSize = { width: 2000, height: 1300 } as const;
