class ShelfController: UIViewController {
  var covers: [UIImage] = []  // mistake 12 p
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for i in covers.count..<20 {
      covers.append(UIImage(named: "cover\(i)")!)
    }
  }
}
class OtherController: UIViewController {
}

let shelf = ShelfController()
window.rootViewController = shelf
window.rootViewController = OtherController()
:warn
