/** The state of the viewer's history entry. The viewer is open exactly while this entry is the current one. */
export const viewerEntry = 'viewer';
