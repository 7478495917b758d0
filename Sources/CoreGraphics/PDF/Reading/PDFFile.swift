import Foundation

/// The objects of a PDF file, found by their numbers and read when they are asked for.
///
/// Objects of an encrypted file are read as they stand: what is encrypted stays so.
final class PDFFile {
    private enum Place {
        case free
        case offset(Int)
        case packed(stream: Int, index: Int)
    }

    let bytes: [UInt8]
    private var places: [Int: Place] = [:]
    private var objects: [Int: PDFObject] = [:]
    private var loading: Set<Int> = []
    private var packs: [Int: [PDFObject]] = [:]
    private var isRebuilt = false
    private var trailerObjects: [PDFObject] = []
    /// How many bytes may still come out of the streams that other objects lie in: a small file is not to become a large one.
    private var budget = 1 << 27

    /// Reads where the objects are; `nil` if there is no catalogue.
    init?(_ data: Data) {
        bytes = Array(data)
        readReferences()
        if self["Root"]?.entries == nil { rebuild() }
        guard self["Root"]?.entries != nil else { return nil }
    }

    /// An entry of the file's trailer.
    subscript(_ key: String) -> PDFObject? {
        for trailer in trailerObjects { if let found = trailer.entries?[key] { return found.resolved } }
        return nil
    }

    /// The object of a number; null if there is none.
    func object(_ number: Int) -> PDFObject {
        if let known = objects[number] { return known }
        // An object that is needed to find itself is none.
        guard loading.count < 64, loading.insert(number).inserted else { return PDFObject.null }
        defer { loading.remove(number) }
        var found: PDFObject?
        switch places[number] {
        case .offset(let offset):
            found = indirect(at: offset, number)
            if found == nil, !isRebuilt {
                rebuild()
                if case .offset(let offset) = places[number] { found = indirect(at: offset, number) }
            }
        case .packed(let stream, let index): found = packed(stream, index)
        case .free, nil: break
        }
        let result = found?.resolved ?? PDFObject.null
        objects[number] = result
        return result
    }

    /// The object that is defined at a place of the file; `nil` if none is, or one of another number.
    private func indirect(at offset: Int, _ number: Int?) -> PDFObject? {
        var lexer = PDFLexer(bytes, at: offset, file: self)
        guard let own = lexer.integer(), number == nil || own == number, lexer.integer() != nil, lexer.take("obj"),
            let object = lexer.object()
        else { return nil }
        guard case .dictionary = object.value, lexer.take("stream") else { return object }
        var start = lexer.position
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        if let length = object["Length"]?.integer, length >= 0, length <= bytes.count - start {
            lexer.position = start + length
            if lexer.take("endstream") { return PDFObject(.stream(object, start..<start + length), self) }
        }
        guard start <= bytes.count, let end = streamEnd(after: start) else { return nil }
        return PDFObject(.stream(object, start..<end), self)
    }

    /// The content of a stream that says where objects are, or what they are.
    private func structure(_ stream: PDFObject) -> [UInt8]? {
        let content = stream.content(limit: budget)?.bytes
        budget -= content?.count ?? 0
        return content
    }

    private lazy var streamEnds: [Int] = {
        var (result, next): ([Int], Int) = ([], 0)
        while let found = find(Array("endstream".utf8), from: next) {
            result.append(found)
            next = found + 9
        }
        return result
    }()

    /// Where the first stream ends that does so after a place.
    private func streamEnd(after place: Int) -> Int? {
        var (low, high) = (0, streamEnds.count)
        while low < high {
            let middle = (low + high) / 2
            if streamEnds[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low < streamEnds.count ? streamEnds[low] : nil
    }

    /// An object that lies in a stream with others.
    private func packed(_ stream: Int, _ index: Int) -> PDFObject? {
        if packs[stream] == nil { packs[stream] = unpack(object(stream)).map(\.object) }
        guard let pack = packs[stream], pack.indices.contains(index) else { return nil }
        return pack[index]
    }

    private func unpack(_ stream: PDFObject) -> [(number: Int, object: PDFObject)] {
        guard let count = stream["N"]?.integer, let first = stream["First"]?.integer, count >= 0, first >= 0,
            let content = structure(stream)
        else { return [] }
        var lexer = PDFLexer(content, file: self)
        var starts: [(number: Int, offset: Int)] = []
        while starts.count < min(count, content.count), let number = lexer.integer(), let offset = lexer.integer() {
            starts.append((number, offset))
        }
        return starts.map { start in
            guard start.offset >= 0, start.offset < content.count - first else { return (start.number, PDFObject.null) }
            lexer.position = first + start.offset
            return (start.number, lexer.object() ?? PDFObject.null)
        }
    }

    // MARK: Where objects are

    private func find(_ word: [UInt8], from start: Int) -> Int? {
        var position = start
        while position + word.count <= bytes.count {
            if bytes[position] == word[0], bytes[position..<position + word.count].elementsEqual(word) { return position }
            position += 1
        }
        return nil
    }

    private func readReferences() {
        let tail = max(0, bytes.count - 2048)
        var (last, next): (Int?, Int) = (nil, tail)
        while let found = find(Array("startxref".utf8), from: next) { (last, next) = (found, found + 9) }
        guard let last else { return }
        var lexer = PDFLexer(bytes, at: last + 9)
        var (pending, seen): ([Int], Set<Int>) = ([lexer.integer() ?? -1], [])
        while let offset = pending.popLast() {
            guard offset >= 0, offset < bytes.count, seen.insert(offset).inserted, seen.count < 1024 else { continue }
            guard let trailer = readTable(at: offset) ?? readStream(at: offset) else { continue }
            trailerObjects.append(trailer)
            // What is older comes last: the first place that is found of an object is the one that holds.
            if let previous = trailer.entries?["Prev"]?.integer { pending.append(previous) }
            if let stream = trailer.entries?["XRefStm"]?.integer { pending.append(stream) }
        }
    }

    private func note(_ number: Int, _ place: Place) {
        if number >= 0, number < 1 << 23, places[number] == nil { places[number] = place }
    }

    /// Reads a table of places; returns the trailer behind it.
    private func readTable(at offset: Int) -> PDFObject? {
        var lexer = PDFLexer(bytes, at: offset, file: self)
        guard lexer.take("xref") else { return nil }
        while !lexer.take("trailer") {
            guard let first = lexer.integer(), let count = lexer.integer(), first >= 0, count >= 0, count <= bytes.count else { return nil }
            for number in first..<first + count {
                guard let place = lexer.integer(), lexer.integer() != nil else { return nil }
                if lexer.take("n") {
                    note(number, .offset(place))
                } else if lexer.take("f") {
                    note(number, .free)
                } else {
                    return nil
                }
            }
        }
        guard let trailer = lexer.object(), trailer.entries != nil else { return nil }
        return trailer
    }

    /// Reads a stream of places; returns the stream, which is the trailer, too.
    private func readStream(at offset: Int) -> PDFObject? {
        guard let stream = indirect(at: offset, nil), stream.entries?["Type"]?.name == "XRef", let content = structure(stream),
            let widths = stream.entries?["W"]?.array?.map({ $0.integer ?? -1 }), widths.count == 3,
            widths.allSatisfy({ (0...8).contains($0) }), widths.reduce(0, +) > 0
        else { return nil }
        let ranges = stream.entries?["Index"]?.array?.compactMap(\.integer) ?? [0, stream.entries?["Size"]?.integer ?? 0]
        var position = 0
        func field(_ width: Int, _ usual: Int) -> Int {
            if width == 0 { return usual }
            defer { position += width }
            return content[position..<position + width].reduce(0) { $0 << 8 & 0xFFFF_FFFF_FFFF | Int($1) }
        }
        for index in stride(from: 0, to: ranges.count - 1, by: 2) {
            let first = ranges[index]
            var number = first
            while number - first < ranges[index + 1], number < 1 << 23, position + widths.reduce(0, +) <= content.count {
                let (kind, second, third) = (field(widths[0], 1), field(widths[1], 0), field(widths[2], 0))
                switch kind {
                case 0: note(number, .free)
                case 1: note(number, .offset(second))
                case 2: note(number, .packed(stream: second, index: third))
                default: break
                }
                number += 1
            }
        }
        return stream
    }

    // MARK: Files that do not say rightly where their objects are

    /// Looks for all definitions of objects; the last one of a number holds.
    private func rebuild() {
        isRebuilt = true
        (places, objects, packs, trailerObjects) = ([:], [:], [:], [])
        var position = 0
        var (found, packing): ([(number: Int, offset: Int)], [Int]) = ([], [])
        let (definition, trailer) = (Array("obj".utf8), Array("trailer".utf8))
        while position < bytes.count {
            if bytes[position] == definition[0], bytes[position...].starts(with: definition), let start = head(before: position) {
                found.append(start)
            } else if bytes[position] == trailer[0], bytes[position...].starts(with: trailer) {
                var lexer = PDFLexer(bytes, at: position + trailer.count, file: self)
                if let object = lexer.object(), object.entries?["Root"] != nil { trailerObjects.insert(object, at: 0) }
            }
            position += 1
        }
        for (number, offset) in found { places[number] = .offset(offset) }
        for (number, offset) in found.prefix(1 << 20) {
            guard let object = indirect(at: offset, number), let type = object.entries?["Type"]?.name else { continue }
            if type == "XRef" { trailerObjects.append(object) }
            if type == "ObjStm" { packing.append(number) }
            if type == "Catalog", trailerObjects.isEmpty {
                trailerObjects.append(PDFObject(.dictionary(["Root": PDFObject(.reference(number), self)]), self))
            }
        }
        for stream in packing {
            for (index, item) in unpack(object(stream)).enumerated() { note(item.number, .packed(stream: stream, index: index)) }
        }
    }

    /// The number of an object that is defined by an `obj` at a place, and where its definition begins.
    private func head(before place: Int) -> (number: Int, offset: Int)? {
        var position = place - 1
        func digits() -> Range<Int>? {
            while position >= 0, PDFLexer.isSpace(bytes[position]) { position -= 1 }
            let end = position + 1
            while position >= 0, (0x30...0x39).contains(bytes[position]), end - position < 11 { position -= 1 }
            return position + 1 < end ? position + 1..<end : nil
        }
        guard digits() != nil, position >= 0, PDFLexer.isSpace(bytes[position]), let number = digits() else { return nil }
        let value = bytes[number].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return value < 1 << 23 ? (value, number.lowerBound) : nil
    }

    // MARK: Pages

    private lazy var numberedPages: [(page: PDFObject, number: Int?)] = {
        var (result, seen): ([(page: PDFObject, number: Int?)], Set<ObjectIdentifier>) = ([], [])
        func visit(_ node: PDFObject, _ number: Int?, _ depth: Int) {
            guard depth < 64, node.entries != nil, seen.insert(ObjectIdentifier(node)).inserted else { return }
            guard let kids = node["Kids"]?.array else { return result.append((node, number)) }
            for kid in kids {
                var own: Int?
                if case .reference(let number) = kid.value { own = number }
                visit(kid.resolved, own, depth + 1)
            }
        }
        if let root = self["Root"]?["Pages"] { visit(root, nil, 0) }
        return result
    }()

    /// The dictionaries of the pages, in their order.
    private(set) lazy var pages = numberedPages.map(\.page)

    /// The numbers of the pages' dictionaries, in the order of `pages`; `nil` for one that has none.
    private(set) lazy var pageNumbers = numberedPages.map(\.number)

    /// What a page's dictionary, or one above it, says under a key.
    static func inherited(_ key: String, _ page: PDFObject) -> PDFObject? {
        var node: PDFObject? = page
        for _ in 0..<64 {
            guard let present = node else { return nil }
            if let found = present[key] { return found }
            node = present["Parent"]
        }
        return nil
    }
}
