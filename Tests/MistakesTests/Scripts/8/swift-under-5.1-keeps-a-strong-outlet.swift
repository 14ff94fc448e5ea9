:ios 5.1
class ForecastController: UIViewController {
  @IBOutlet var tomorrow: UILabel!
  override func viewDidUnload() {  // mistake 8 p & 9 p
    super.viewDidUnload()
  }
}
class OtherController: UIViewController {
}

let rain = ForecastController()
window.rootViewController = rain
window.rootViewController = OtherController()
:warn
window.rootViewController = rain
