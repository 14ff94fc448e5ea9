import Diagnostics
import Testing
import YAML

struct NodeTests {
  @Test func plainScalarsKeepTheirText() throws {
    let node = try Node.read("{y: on, version: 5.10, code: 007, none: ~, empty: }")
    #expect(node["y"]?.string == "on")
    #expect(node["y"]?.bool == true)
    #expect(node["version"]?.string == "5.10")
    #expect(node["version"]?.number == 5.1)
    #expect(node["version"]?.integer == nil)
    #expect(node["code"]?.string == "007")
    #expect(node["code"]?.integer == 7)
    #expect(node["none"]?.isNull == true)
    #expect(node["empty"]?.value == .null)
    #expect(node["missing"] == nil)
  }

  @Test func quotedScalarsAreOnlyText() throws {
    let node = try Node.read(#"{a: "1", b: 'true', c: "null", d: ""}"#)
    #expect(node["a"]?.string == "1")
    #expect(node["a"]?.integer == nil)
    #expect(node["a"]?.number == nil)
    #expect(node["b"]?.bool == nil)
    #expect(node["c"]?.isNull == false)
    #expect(node["d"]?.string == "")
  }

  @Test(arguments: ["nan", "inf", "0x10", "1e999", "-", "infinity"])
  func wordsThatDoubleKnowsAreNoNumbers(text: String) throws {
    #expect(try Node.read(text).number == nil)
  }

  @Test func jsonIsRead() throws {
    let node = try Node.read("{\"a\":[1,-2.5e1,true,null,\"\\u0416\\/\"],\n\t\"b\":{}}")
    #expect(node["a"]?.items?[1].number == -25)
    #expect(node["a"]?.items?[3].isNull == true)
    #expect(node["a"]?.items?[4].string == "Ж/")
    #expect(node["b"]?.entries == [])
  }

  @Test func entriesKeepTheOrderOfTheText() throws {
    let node = try Node.read("b: 1\na: 2\nc: 3\n")
    #expect(node.entries?.map(\.key) == ["b", "a", "c"])
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n"])
  func anEmptyTextIsNull(text: String) throws {
    #expect(try Node.read(text).value == .null)
  }
}
