// An object of one's own must be converted (claim dp-013).
:ios 9.0
class Item: NSObject {
  var text = "milk"
  override var description: String { "<Item>" }
}
let defaults = UserDefaults.standard
let item = Item()
defaults.set(["text": item.text], forKey: "item")
print(defaults.dictionary(forKey: "item")?["text"] as? String ?? "(null)")  // prints: milk
defaults.set(nil, forKey: "item")
print(defaults.object(forKey: "item") == nil)  // prints: true
defaults.set(item, forKey: "item")  // fails: NSInvalidArgumentException: Attempt to insert non-property list object <Item> for key item
