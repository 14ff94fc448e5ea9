class TourController: UIViewController {
}
let tour = TourController()
if tour.view != nil {  // mistake 2 p
  print("ready")
}
