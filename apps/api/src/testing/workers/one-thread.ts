/** One planning thread on any number of cores, because each takes half a second to start. */
export const threadsFor = () => 1;
