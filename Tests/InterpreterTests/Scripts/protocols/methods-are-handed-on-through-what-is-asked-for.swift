protocol Measured { func area() -> Double; func scaled(by factor: Double) -> Double }
struct Square: Measured {
  let side: Double
  func area() -> Double { side * side }
  func scaled(by factor: Double) -> Double { area() * factor }
}
struct Erased {
  private let own: () -> Double
  let scale: (Double) -> Double
  init<M: Measured>(_ measured: M) {
    own = measured.area
    scale = measured.scaled
  }
  func area() -> Double { own() }
}
print([Erased(Square(side: 2)), Erased(Square(side: 3))].map { $0.area() })  // prints: [4.0, 9.0]
print(Erased(Square(side: 2)).scale(3))  // prints: 12.0
protocol Store { associatedtype Model: Identifiable; var all: [Model] { get } }
extension Store { func find(_ id: Model.ID) -> Model? { all.first { $0.id == id } } }
struct Cat: Identifiable { let id: Int; let name: String }
struct Cats: Store { let all = [Cat(id: 1, name: "Tom"), Cat(id: 2, name: "Kit")] }
print(Cats().find(2)?.name ?? "-", Cats().find(9) == nil)  // prints: Kit true
print([type(of: Cats())], type(of: Cats()))  // prints: [main.Cats] Cats
