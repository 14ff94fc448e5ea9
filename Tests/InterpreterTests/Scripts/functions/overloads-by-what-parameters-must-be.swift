protocol Shape {}
protocol Solid: Shape {}
struct Dot: Shape {}
struct Cube: Solid {}
struct Other {}
func kind<T>(_ x: T) -> String { "anything" }
func kind<T: Shape>(_ x: T) -> String { "shape" }
func kind<T: Solid>(_ x: T) -> String { "solid" }
print(kind(Dot()), kind(Cube()), kind(Other()), kind(1))  // prints: shape solid anything anything
func count<T>(_ x: T) -> String { "one" }
func count<T: Collection>(_ x: T) -> String { "\(x.count)" }
print(count(7), count("abc"), count([1, 2]), count(["a": 1]))  // prints: one 3 2 1
class Box {
  func put<T>(_ x: T) -> String { "value" }
  func put<T: Collection>(_ x: T) -> String { "collection" }
}
print(Box().put(1), Box().put([1]))  // prints: value collection
