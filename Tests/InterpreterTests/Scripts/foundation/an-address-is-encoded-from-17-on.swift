:ios 17
import Foundation
print(URL(string: "https://a.cz/a b?q=ž")!.absoluteString)  // prints: https://a.cz/a%20b?q=%C5%BE
