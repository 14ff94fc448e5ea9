class TicketController: UIViewController {
  let seat: UILabel
  init(seat name: String) {
    seat = UILabel()  // mistake 3 p
    super.init(nibName: nil, bundle: nil)
    seat.text = name
  }
  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(seat)
  }
}
window.rootViewController = TicketController(seat: "12A")
