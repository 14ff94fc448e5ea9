:ios 14.0
import Combine
final class Model: ObservableObject {
  @Published var query = ""
  @Published var shown = ""
  init() { $query.map { $0 + "!" }.assign(to: &$shown) }
  deinit { print("gone") }  // prints: gone
}
var model: Model? = Model()
let heard = model!.objectWillChange.sink { print("changes") }  // prints: changes | changes
model!.query = "a"
print(model!.shown)  // prints: a!
heard.cancel()
model = nil
