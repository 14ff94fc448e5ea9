let calendar = Calendar(identifier: .gregorian)
let date = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 13, minute: 5))!
print(calendar.component(.weekday, from: date), calendar.component(.hour, from: date))  // prints: 4 13
let next = calendar.date(byAdding: .month, value: 1, to: date)!
print(next)  // prints: 2024-02-29 13:05:00 +0000
print(calendar.dateComponents([.day], from: date, to: next).day!)  // prints: 29
let parts = calendar.dateComponents([.year, .month, .day], from: next)
print(parts.year!, parts.month!, parts.day!, parts.hour == nil)  // prints: 2024 2 29 true
print(calendar.isDateInToday(Date()), calendar.isDate(date, inSameDayAs: next))  // prints: true false
print(calendar.startOfDay(for: date))  // prints: 2024-01-31 00:00:00 +0000
print(calendar.range(of: .day, in: .month, for: next)!.count)  // prints: 29
print(calendar.date(byAdding: .day, value: -60, to: date)! < date, TimeZone.current.secondsFromGMT())  // prints: true 0
