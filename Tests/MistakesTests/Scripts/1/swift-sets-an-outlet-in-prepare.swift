class FlightController: UIViewController {
  @IBOutlet weak var gate: UILabel!
  func show(_ name: String) {
    gate.text = name  // mistake 1 l
  }
}
let flight = FlightController()
flight.show("B12")
