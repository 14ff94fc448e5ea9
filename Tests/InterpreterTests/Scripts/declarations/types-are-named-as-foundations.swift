import Foundation
enum Locale { case en, ru }
struct Calendar {
  var days = 3
}
print(Locale.ru, Calendar().days)  // prints: ru 3
print(TimeZone(identifier: "Europe/Paris")!.identifier)  // prints: Europe/Paris
