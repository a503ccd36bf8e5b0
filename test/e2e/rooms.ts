/** Rooms of which every tool has its place in the story. */
export const toldRooms = ['workspace', 'notes', 'vcs'];
