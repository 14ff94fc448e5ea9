let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
print(formatter.date(from: "2024-02-29T10:00:00+0200")!.timeIntervalSince1970)  // prints: 1709193600.0
print(formatter.date(from: "2024-02-30T10:00:00+0200") == nil)  // prints: true
formatter.dateFormat = "d MMM yyyy, h:mm a"
print(formatter.string(from: formatter.date(from: "3 March 2020, 4:05 pm")!))  // prints: 3 Mar 2020, 4:05 PM
formatter.dateFormat = "yyyyMMdd"
print(formatter.date(from: "20010102")!.timeIntervalSinceReferenceDate)  // prints: 86400.0
:ios 16
let styled = DateFormatter()
styled.dateStyle = .long
styled.timeStyle = .short
print(styled.string(from: Date(timeIntervalSinceReferenceDate: 0)))  // prints: January 1, 2001 at 12:00 AM
styled.timeStyle = .none
styled.dateStyle = .full
print(styled.string(from: Date(timeIntervalSinceReferenceDate: 0)))  // prints: Monday, January 1, 2001
print(DateFormatter.localizedString(from: Date(timeIntervalSinceReferenceDate: 0), dateStyle: .short, timeStyle: .none))  // prints: 1/1/01
