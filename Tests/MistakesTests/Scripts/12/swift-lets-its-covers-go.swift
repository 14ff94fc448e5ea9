class ShelfController: UIViewController {
  var covers: [UIImage] = []
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for i in covers.count..<20 {
      covers.append(UIImage(named: "cover\(i)")!)
    }
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if viewIfLoaded?.window == nil { covers = [] }
  }
}
class OtherController: UIViewController {
}

let shelf = ShelfController()
window.rootViewController = shelf
window.rootViewController = OtherController()
:warn
