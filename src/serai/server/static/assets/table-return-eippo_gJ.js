var e=`

web-continue = Go on playing
web-continue-with = against { $players }
web-continue-waiting = Your guests have not come yet
web-back = Welcome back
web-continue-all = All games ({ $count })
web-last-results = Last results


web-reminders = When it is your turn
web-notices = Notices of the browser
web-notices-told = While this page is open in the background, the browser can tell you.
web-notices-on = The browser will tell you when it is your turn.
web-notices-denied = The browser does not allow this page to show notices. You can change that in the browser's settings of this page.
web-notices-none = This browser shows no notices of a page.
web-notice-told = Your turn against { $players }
`;export{e as default};