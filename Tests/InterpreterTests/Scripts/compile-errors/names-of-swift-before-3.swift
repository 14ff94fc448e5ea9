let list = [3, 1]
println("x")  // error: renamed
print(list.indexOf(1) ?? -1)  // error: renamed
for (place, item) in enumerate(list) { print(place, item) }  // error: renamed
print(count(list), toString(3))  // error: renamed | renamed
var other = list
other.sortInPlace()  // error: renamed
print(["a", "b"].joinWithSeparator("-"), "12".toInt() ?? 0)  // error: renamed | renamed
struct Own {
  func indexOf(_ item: Int) -> Int { 7 }
}
print(Own().indexOf(1))  // prints: 7
func first(_ own: Own) -> Int { 1 }
print(first(Own()))  // prints: 1
other.sortInPlace({ $0 > $1 })  // error: renamed
print(sorted(list, <))  // error: renamed
