/**
 * Removes React's reporting to developer tools in development builds, before React is loaded: a task for each element
 * and a mark for each render take a tenth of the browser specs' processor time.
 */
for (const report of ["createTask", "timeStamp"]) Reflect.deleteProperty(console, report);
