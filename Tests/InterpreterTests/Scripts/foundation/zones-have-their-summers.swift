let berlin = TimeZone(identifier: "Europe/Berlin")!
let york = TimeZone(identifier: "America/New_York")!
let summer = Date(timeIntervalSince1970: 1_720_000_000)
let winter = Date(timeIntervalSince1970: 1_704_067_200)
print(berlin.secondsFromGMT(for: summer), berlin.secondsFromGMT(for: winter))  // prints: 7200 3600
print(york.abbreviation(for: summer) ?? "", york.abbreviation(for: winter) ?? "")  // prints: EDT EST
print(TimeZone(identifier: "Asia/Kolkata")!.secondsFromGMT() / 60)  // prints: 330
print(TimeZone(identifier: "Nowhere") == nil)  // prints: true
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = berlin
let before = calendar.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 12))!
let after = calendar.date(byAdding: .day, value: 1, to: before)!
print(after.timeIntervalSince(before) / 3600)  // prints: 23.0
print(calendar.component(.hour, from: after))  // prints: 12
let weeks = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: winter)
print(weeks.weekOfYear!, weeks.yearForWeekOfYear!)  // prints: 1 2024
var iso = Calendar(identifier: .iso8601)
iso.timeZone = berlin
print(iso.component(.weekOfYear, from: before), iso.firstWeekday)  // prints: 13 2
let monday = iso.date(from: iso.dateComponents([.yearForWeekOfYear, .weekOfYear], from: before))!
let formatter = DateFormatter()
formatter.timeZone = berlin
formatter.dateFormat = "EEEE, d MMMM yyyy 'at' HH:mm Z"
print(formatter.string(from: monday))  // prints: Monday, 25 March 2024 at 00:00 +0100
print(calendar.dateInterval(of: .month, for: before)!.duration / 3600)  // prints: 743.0
print(calendar.isDate(before, equalTo: after, toGranularity: .weekOfYear))  // prints: false
let set: Set<Calendar.Component> = [.weekOfYear, .day]
print(set.contains(.weekOfYear), [Calendar.Component.day])  // prints: true [Foundation.Calendar.Component.day]
