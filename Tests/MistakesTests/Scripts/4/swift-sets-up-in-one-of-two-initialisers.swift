class RatingView: UIView {
  var stars = 0
  override init(frame: CGRect) {  // mistake 4 l
    super.init(frame: frame)
    stars = 5
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
class FilmController: UIViewController {
  @IBOutlet var rating: RatingView!
}
window.rootViewController = FilmController()
