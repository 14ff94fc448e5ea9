typealias Handler<T> = (T) -> Void
let show: Handler<Int> = { print($0 + 1) }  // prints: 4
show(3)
typealias Pair<T> = (first: T, second: T)
let pair: Pair<String> = (first: "a", second: "b")
print(pair.first.uppercased(), pair.second)  // prints: A b
typealias Table<V> = [String: V]
var table: Table<Int> = ["a": 1]
table["b"] = 2
print(table.count, table["b"] ?? 0)  // prints: 2 2
class Form {
  var done: Handler<String>?
}
let form = Form()
form.done = { text in print(text.count) }  // prints: 4
form.done?("four")
typealias Twice<T> = Pair<Handler<T>>
let both: Twice<Int> = (first: { print($0) }, second: { print(-$0) })  // prints: -7
both.second(7)
typealias Loop<T> = Loop<T>  // error: typeNotInScope
