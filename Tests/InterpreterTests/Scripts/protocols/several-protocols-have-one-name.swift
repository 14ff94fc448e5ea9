protocol Numbered { var number: Int { get } }
protocol Named { var name: String { get } }
typealias Both = Numbered & Named
struct Seat: Both {
  let number = 1
  let name = "A"
}
extension Numbered where Self: Named { var full: String { name + "\(number)" } }
func show(_ item: some Numbered & Named) -> String { "\(item.number)\(item.name)" }
func tell(_ item: any Both) -> String { item.name }
print(Seat().full, show(Seat()), tell(Seat()))  // prints: A1 1A A
