class Kiosk: UIViewController {
  @IBOutlet var payButton: UIButton!
}
let kiosk = Kiosk()
print(kiosk.payButton == nil, kiosk.isViewLoaded)  // prints: true false
kiosk.loadViewIfNeeded()
print(kiosk.payButton == nil, kiosk.isViewLoaded)  // prints: false true
