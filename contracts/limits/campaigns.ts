/** Source code of an application that names none. “Campaign default source code”. */
export const campaignDefaultSource = 'CWS-15640';
/** The other source code, taken when the src parameter equals it. “Campaign default source code”. */
export const campaignJobBoardSource = 'JB-24640';
/** Site of applications with that other source code; the others name the host. “Campaign default site”. */
export const campaignJobBoardSite = 'cvcatcher';
