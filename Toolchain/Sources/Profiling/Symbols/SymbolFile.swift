import Foundation

/// The functions that a file in ELF's format names, by their addresses. The file may be anybody's: what it says of itself is looked at before
/// it is believed.
struct SymbolFile {
    /// What the linker has marked the file with, in hexadecimal digits; empty if it has not.
    let identifier: String
    /// The functions' addresses, ascending, and where each one's name begins.
    private var starts: [UInt64] = []
    private var sizes: [UInt64] = []
    private var names: [Int] = []
    private let bytes: Data

    /// No file is read that is larger, in bytes.
    private static let largestFile = 1 << 29
    /// No name is longer.
    private static let longestName = 1 << 14

    /// A part of the file, as its table of sections says.
    private struct Section {
        var kind: UInt32
        /// Where it lies when the file is loaded.
        var address: UInt64
        var offset: Int
        var size: Int
        var link: Int
    }

    /// Reads a file; `nil` if there is none, or it is no program or library for a processor of 64 bits.
    init?(path: String) {
        // Read, not mapped: a file of the app's own may become shorter meanwhile.
        var status = stat()
        guard stat(path, &status) == 0, status.st_size <= Self.largestFile,
            let data = try? Data(contentsOf: URL(fileURLWithPath: path))
        else { return nil }
        self.init(data)
    }

    /// Reads a file's bytes.
    init?(_ file: Data) {
        let data = file.startIndex == 0 ? file : Data(file)
        bytes = data
        let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
        guard data.count >= 64, data.count <= Self.largestFile, data.prefix(6).elementsEqual(magic) else { return nil }
        func read<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number? {
            guard offset >= 0, offset <= data.count - MemoryLayout<Number>.size else { return nil }
            return data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
        }
        guard let table = read(UInt64.self, at: 40).flatMap({ Int(exactly: $0) }), table <= data.count, read(UInt16.self, at: 58) == 64,
            let count = read(UInt16.self, at: 60)
        else { return nil }
        let sections = (0..<Int(count)).compactMap { number -> Section? in
            let place = table + number * 64
            guard let kind = read(UInt32.self, at: place + 4), let address = read(UInt64.self, at: place + 16),
                let offset = read(UInt64.self, at: place + 24).flatMap({ Int(exactly: $0) }),
                let size = read(UInt64.self, at: place + 32).flatMap({ Int(exactly: $0) }), let link = read(UInt32.self, at: place + 40)
            else { return nil }
            return Section(kind: kind, address: address, offset: offset, size: size, link: Int(link))
        }
        func isThere(_ section: Section) -> Bool { section.offset <= data.count && section.size <= data.count - section.offset }
        identifier = Self.identifier(data, sections.filter { $0.kind == 7 && isThere($0) }.map { $0.offset..<$0.offset + $0.size })
        // The whole table where there is one, else that of what others may use.
        guard let symbols = (sections.first { $0.kind == 2 } ?? sections.first { $0.kind == 11 }), isThere(symbols),
            sections.indices.contains(symbols.link), isThere(sections[symbols.link])
        else { return }
        let texts = sections[symbols.link]
        var found: [(start: UInt64, size: UInt64, name: Int)] = []
        data.withUnsafeBytes { buffer in
            for place in stride(from: symbols.offset, to: symbols.offset + symbols.size - 23, by: 24) {
                // Functions that the file itself has, among them those that are chosen when it is loaded.
                let kind = buffer[place + 4] & 15
                let section = buffer.loadUnaligned(fromByteOffset: place + 6, as: UInt16.self)
                let name = Int(buffer.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                guard kind == 2 || kind == 10, section != 0, name > 0, name < texts.size else { continue }
                let start = buffer.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
                var size = buffer.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self)
                // What assembly names may have no size: it ends with its section.
                if size == 0, sections.indices.contains(Int(section)) {
                    size = sections[Int(section)].address &+ UInt64(sections[Int(section)].size) &- start
                }
                found.append((start, size, texts.offset + name))
            }
        }
        found.sort { ($0.start, $1.size, $0.name) < ($1.start, $0.size, $1.name) }
        starts = found.map(\.start)
        sizes = found.map(\.size)
        names = found.map(\.name)
    }

    /// The name of the function that an address of the file's own lies in, as the linker knows it.
    func name(at address: UInt64) -> String? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= address { low = middle + 1 } else { high = middle }
        }
        // Of several that begin there the first is the largest.
        guard low > 0 else { return nil }
        let first = starts[..<low].lastIndex { $0 != starts[low - 1] }.map { $0 + 1 } ?? 0
        guard address - starts[first] < sizes[first] else { return nil }
        let end = min(bytes.count, names[first] + Self.longestName)
        guard names[first] < end else { return nil }
        return String(decoding: bytes[names[first]..<end].prefix { $0 != 0 }, as: UTF8.self)
    }

    /// What GNU's linker and others write down among a file's notes.
    private static func identifier(_ data: Data, _ notes: [Range<Int>]) -> String {
        for range in notes {
            var place = range.lowerBound
            while place <= range.upperBound - 12 {
                let words = data.withUnsafeBytes { buffer in
                    [0, 4, 8].map { Int(UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: place + $0, as: UInt32.self))) }
                }
                let text = place + 12 + (words[0] + 3) / 4 * 4
                let next = text + (words[1] + 3) / 4 * 4
                guard next <= range.upperBound else { break }
                if words[2] == 3, words[0] == 4, data[place + 12..<place + 15].elementsEqual(Data("GNU".utf8)) {
                    return data[text..<text + min(words[1], 64)].map { String(format: "%02X", $0) }.joined()
                }
                place = next
            }
        }
        return ""
    }
}
