// What cannot be called, and what only a class may say.
import SwiftUI  // warning: notSimulated

let vc = UIViewController()
vc.isViewLoaded()  // error: notAFunction
vc.view()  // error: notAFunction
vc.release()  // error: countingInSwift
override func viewDidLoad() {}  // error: overrideOutsideClass
class ScoreView: UIView {
  var points: UILabel!
  func show(_ score: String) { show.text = score }  // error: noMember
}
let score = ScoreView()
score.points("7 : 3")  // error: notAFunction
score.show.text = "7 : 3"  // error: noMember
score.addSubview(UIView())(UIView())  // error: notAFunction
score.bounds.width.rounded()(2)  // error: notAFunction
let twice = { (n: Int) in 2 * n }
twice(2)
twice(2)(2)  // error: notAFunction
let cache = NSCache<NSString, UIImage>()
cache.set(UIImage(), forKey: "sea")  // error: noMember
cache.setObject(UIImage(), forKey: "sea")
UserDefaults.standard.set(7, forKey: "sea")
