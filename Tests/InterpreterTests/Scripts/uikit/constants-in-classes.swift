import UIKit
print(UIResponder.keyboardFrameEndUserInfoKey)  // prints: UIKeyboardFrameEndUserInfoKey
print(UIResponder.keyboardAnimationDurationUserInfoKey)  // prints: UIKeyboardAnimationDurationUserInfoKey
print(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width)  // prints: 3.0
