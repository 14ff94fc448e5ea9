class TourController: UIViewController {
}
let tour = TourController()
tour.loadViewIfNeeded()
if let view = TourController().viewIfLoaded { print(view.isHidden) }
