let activity = NSUserActivity(activityType: "page")
activity.title = "Page"
activity.userInfo = ["number": 1]
activity.addUserInfoEntries(from: ["zoom": 2])
let page = UIViewController()
page.userActivity = activity
print(page.userActivity?.activityType ?? "nil", page.userActivity?.userInfo?.count ?? 0)  // prints: page 2
