let formatter = ISO8601DateFormatter()
let date = Date(timeIntervalSince1970: 1_709_078_400.5)
print(formatter.string(from: date))  // prints: 2024-02-28T00:00:00Z
formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(formatter.string(from: date))  // prints: 2024-02-28T00:00:00.500Z
formatter.formatOptions = .withFullDate
print(formatter.string(from: date))  // prints: 2024-02-28
formatter.formatOptions = .withInternetDateTime
formatter.timeZone = TimeZone(secondsFromGMT: -5400)
print(formatter.string(from: date))  // prints: 2024-02-27T22:30:00-01:30
print(formatter.date(from: "2024-02-28T01:00:00+01:00")!.timeIntervalSince1970)  // prints: 1709078400.0
print(formatter.date(from: "yesterday") == nil)  // prints: true
let text = "a🇨🇿b"
print(text.firstIndex(of: "b")!.utf16Offset(in: text))  // prints: 5
print(ProcessInfo.processInfo.environment["HOME"] ?? "unset")  // prints: unset
