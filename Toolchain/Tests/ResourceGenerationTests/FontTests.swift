import Foundation
import Testing

@testable import ResourceGeneration

@Suite struct FontTests {
    private static func two(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    private static func four(_ value: Int) -> [UInt8] { two(value >> 16) + two(value & 0xFFFF) }

    /// A font with a table of names only, which begins at a place of its file.
    static func font(mac: [(Int, String)], windows: [(Int, String)], at start: Int = 0) -> [UInt8] {
        var records: [UInt8] = []
        var storage: [UInt8] = []
        for (number, text) in mac {
            records += two(1) + two(0) + two(0) + two(number) + two(text.utf8.count) + two(storage.count)
            storage += Array(text.utf8)
        }
        for (number, text) in windows {
            var wide: [UInt8] = []
            for unit in text.utf16 { wide += two(Int(unit)) }
            records += two(3) + two(1) + two(0x409) + two(number) + two(wide.count) + two(storage.count)
            storage += wide
        }
        let table = two(0) + two(records.count / 12) + two(6 + records.count) + records + storage
        return four(0x0001_0000) + two(1) + two(0) + two(0) + two(0) + Array("name".utf8) + four(0) + four(start + 28) + four(table.count)
            + table
    }

    private func families(_ files: [String: [UInt8]]) throws -> [[String: Any]] {
        let project = try TestProject()
        for (name, bytes) in files { try project.write(Data(bytes), to: name) }
        return try #require(try project.context("fonts", ".")["families"] as? [[String: Any]])
    }

    @Test func aMacsNamesComeFirst() throws {
        let font = Self.font(
            mac: [(1, "Mine"), (2, "Bold"), (6, "Mine-Bold")], windows: [(1, "Other"), (2, "Heavy"), (6, "Other-Heavy")])
        let family = try #require(try families(["Fonts/a.ttf": font]).first)
        #expect(family["name"] as? String == "Mine")
        #expect(family["fonts"] as? [[String: String]] == [["name": "Mine-Bold", "path": "Fonts/a.ttf", "style": "Bold"]])
    }

    @Test func typographicNamesTellLargeFamiliesTogether() throws {
        let light = Self.font(mac: [], windows: [(1, "Text Light"), (2, "Regular"), (6, "Text-Light"), (16, "Text"), (17, "Light")])
        let black = Self.font(mac: [], windows: [(1, "Text Black"), (2, "Regular"), (6, "Text-Black"), (16, "Text"), (17, "Black")])
        let found = try families(["b.otf": light, "a.ttf": black])
        #expect(found.count == 1)
        #expect((found[0]["fonts"] as? [[String: String]])?.map { $0["style"] } == ["Black", "Light"])
    }

    @Test func aCollectionHasSeveralFonts() throws {
        let head = Array("ttcf".utf8) + Self.four(0x1_0000) + Self.four(2) + Self.four(20)
        let first = Self.font(mac: [(1, "A"), (2, "Regular"), (6, "A-Regular")], windows: [], at: 20)
        let second = Self.font(mac: [(1, "B"), (2, "Regular"), (6, "B-Regular")], windows: [], at: 20 + first.count)
        let collection = head + Self.four(20 + first.count) + first + second
        #expect(try families(["c.ttc": collection]).map { $0["name"] as? String } == ["A", "B"])
    }

    @Test func aCollectionOfTooManyFontsIsNoFont() throws {
        #expect(throws: FontFace.Fault.self) { try FontFace.all(in: Array("ttcf".utf8) + Self.four(1) + Self.four(0x7FFF_FFFF)) }
    }
}
