let plain = NSAttributedString(string: "Ahoj")
print(plain.string, plain.length)  // prints: Ahoj 4
let label = UILabel()
label.attributedText = plain
print(label.text ?? "none", label.attributedText?.string ?? "none")  // prints: Ahoj Ahoj
let more = NSMutableAttributedString(string: "Ahoj", attributes: [.foregroundColor: UIColor.red])
more.append(plain)
more.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSMakeRange(0, 4))
label.attributedText = more
print(label.text ?? "none")  // prints: AhojAhoj
label.attributedText = nil
print(label.text ?? "none")  // prints: none
