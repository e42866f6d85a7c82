/** One planning thread however many cores there are, because each takes half a second to get ready. */
export const threadsFor = () => 1;
