class TaxiController: UIViewController {
  @IBOutlet weak var fare: UILabel?
  var amount = 0
  func charge(_ more: Int) {
    amount += more
    fare?.text = "\(amount)"
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    fare?.text = "\(amount)"
  }
}
let taxi = TaxiController()
taxi.charge(3)
if let label = taxi.fare { print(label) }
window.rootViewController = taxi
taxi.charge(4)
