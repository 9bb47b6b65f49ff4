/** The source code of applications without one. “Campaign default source code”. */
export const campaignDefaultSource = 'CWS-15640';
/** The other source code, used when the src parameter equals it. “Campaign default source code”. */
export const campaignJobBoardSource = 'JB-24640';
/** The site for applications with the other source code; otherwise it is the host. “Campaign default site”. */
export const campaignJobBoardSite = 'cvcatcher';
