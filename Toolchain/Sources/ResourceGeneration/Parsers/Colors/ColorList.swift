import Foundation
import XcodeProject

/// A colour list of macOS (`.clr`): an archive of an `NSColorList`.
///
/// Read are keyed archives with colours of red, green and blue, and with greys. What other colours are on a screen depends on profiles that
/// only macOS has, and archives from before it wrote keyed ones have a form that is written down nowhere.
struct ColorList {
    private let objects: [PropertyList]
    private let path: String
    private let bytes: [UInt8]

    static func colors(in bytes: [UInt8], path: String) throws -> ColorParser.Colors {
        if bytes.starts(with: Array("\u{04}\u{0B}streamtyped".utf8)) {
            throw ResourceError(path, "Invalid color list: this archive is of the old form that is not keyed; save the list anew on a Mac")
        }
        let archive: PropertyList
        do { archive = try PropertyList.parse(bytes, path: path) } catch let error as ParseError {
            throw ResourceError(path, line: error.line, "Invalid color list: \(error.message)")
        }
        guard let objects = archive["$objects"]?.array, let top = archive["$top"] else {
            throw ResourceError(path, line: KeyLine.line(of: [], in: bytes), "Invalid color list: this is no keyed archive")
        }
        return try ColorList(objects: objects, path: path, bytes: bytes).colors(top)
    }

    private func colors(_ top: PropertyList) throws -> ColorParser.Colors {
        // The list may be the archive's root, or its parts stand at the top.
        let list = top["NSColors"] == nil ? resolve(top["root"] ?? .string("")) : top
        guard let names = elements(list["NSKeys"]), let values = elements(list["NSColors"]), names.count == values.count else {
            throw fail("Invalid color list: its names and its colors do not belong together")
        }
        var colors: ColorParser.Colors = [:]
        for (name, value) in zip(names, values) {
            guard let name = name.string else { throw fail("Invalid color list: a name is no text") }
            colors[name.trimmingCharacters(in: .whitespaces)] = try color(value, named: name)
        }
        return colors
    }

    private func color(_ value: PropertyList, named name: String) throws -> HexColor {
        func unknown(_ what: String) -> ResourceError {
            fail("The color \"\(name)\" is \(what), which only macOS can convert; save it as red, green and blue", naming: name)
        }
        guard case .integer(let space)? = value["NSColorSpace"] else {
            throw fail("Invalid color list: \"\(name)\" is no color", naming: name)
        }
        switch space {
        case 1, 2:
            // A space of its own says it more exactly.
            let parts = numbers(value["NSComponents"]) ?? []
            let stored = numbers(value["NSRGB"]) ?? []
            // Alpha is left out where it is full.
            let best = (3...4).contains(parts.count) ? parts : stored
            guard (3...4).contains(best.count) else { throw fail("Invalid color list: \"\(name)\" has no three parts", naming: name) }
            return HexColor(red: best[0], green: best[1], blue: best[2], alpha: best.count == 4 ? best[3] : 1)
        case 3, 4:
            let parts = numbers(value["NSWhite"]) ?? []
            guard (1...2).contains(parts.count) else { throw fail("Invalid color list: \"\(name)\" has no white", naming: name) }
            return HexColor(red: parts[0], green: parts[0], blue: parts[0], alpha: parts.count == 2 ? parts[1] : 1)
        case 5: throw unknown("of cyan, magenta, yellow and black")
        case 6: throw unknown("a color of a catalog")
        case 10: throw unknown("a pattern")
        default: throw unknown("of the unknown space \(space)")
        }
    }

    /// An error about the list, or about the color of a name: on the line of that name where the archive is XML.
    private func fail(_ message: String, naming name: String? = nil) -> ResourceError {
        let first = KeyLine.line(of: ["$objects"], in: bytes)
        guard let name, first > 0 else { return ResourceError(path, line: first, message) }
        let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let place = lines.lastIndex { $0.contains("<string>\(XMLText.escaped(name))</string>") }
        return ResourceError(path, line: place.map { $0 + 1 } ?? first, message)
    }

    /// The numbers in a text, which is kept as bytes that end with a zero.
    private func numbers(_ value: PropertyList?) -> [Double]? {
        let text: String
        switch value.map(resolve) {
        case .data(let bytes): text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        case .string(let string): text = string
        default: return nil
        }
        let numbers = text.split(separator: " ").map { Double($0) }
        return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }

    /// The elements of an archived array.
    private func elements(_ value: PropertyList?) -> [PropertyList]? {
        value.map(resolve)?["NS.objects"]?.array?.map(resolve)
    }

    /// What a reference stands for.
    private func resolve(_ value: PropertyList) -> PropertyList {
        guard case .integer(let number)? = value["CF$UID"], objects.indices.contains(Int(number)) else { return value }
        return objects[Int(number)]
    }
}
