/**
 * Removes what React's development build reports to developer tools with, before React is loaded: a task for each element and a mark
 * for each render take a tenth of the processor time of browser specs.
 */
for (const report of ["createTask", "timeStamp"]) Reflect.deleteProperty(console, report);
