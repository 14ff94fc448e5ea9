struct Item: Decodable {
  let id: Int
  let name: String
}
func read(_ text: String) {
  do {
    let item = try JSONDecoder().decode(Item.self, from: text.data(using: .utf8)!)
    print(item.id)  // prints: 7
  } catch DecodingError.keyNotFound(let key, _) {
    print("no", key.stringValue)  // prints: no name
  } catch {
    print(error.localizedDescription)  // prints: The data couldn’t be read because it isn’t in the correct format. | The data couldn’t be read because it isn’t in the correct format.
  }
}
read("{\"id\": 7, \"name\": \"n\"}")
read("{\"id\": 7}")
read("{\"id\": \"7\", \"name\": \"n\"}")
read("{\"id\": 7")
