class TicketController: UIViewController {
  lazy var seat: UILabel = UILabel()
  let name: String
  init(seat name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    seat.text = name
    view.addSubview(seat)
  }
}
window.rootViewController = TicketController(seat: "12A")
