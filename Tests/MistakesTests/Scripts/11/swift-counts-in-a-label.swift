class TallyController: UIViewController {
  @IBOutlet weak var tally: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    tally.text = "I"
  }
  func stroke() {
    tally.text = tally.text! + "I"  // mistake 11 l
  }
}
let tally = TallyController()
window.rootViewController = tally
tally.stroke()
tally.stroke()
